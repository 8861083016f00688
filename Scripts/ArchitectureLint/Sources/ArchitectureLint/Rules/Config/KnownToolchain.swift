/// The modules that are taken for the toolchain's and the system's when a rules file lists none.
enum KnownToolchain {
    static let modules: Set<String> = language.union(platforms).union(apple)

    private static let language: Set<String> = [
        "Swift", "Synchronization", "_Concurrency", "_StringProcessing", "RegexBuilder",
        "Observation", "Distributed", "Cxx", "CxxStdlib", "_Differentiation", "Foundation",
        "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking",
        "FoundationXML", "Dispatch", "Testing", "XCTest", "PackagePlugin", "PackageDescription",
    ]
    private static let platforms: Set<String> = [
        "Glibc", "Musl", "Darwin", "Android", "Bionic", "WASILibc", "WinSDK", "CRT", "ucrt",
    ]
    private static let apple: Set<String> = [
        "Accelerate", "AccessorySetupKit", "ActivityKit", "AdSupport", "AppIntents", "AppKit",
        "AppleArchive", "AppTrackingTransparency", "ARKit", "AudioToolbox",
        "AuthenticationServices", "AVFAudio", "AVFoundation", "AVKit", "BackgroundTasks", "CallKit",
        "Carbon", "Charts", "ClockKit", "CloudKit", "Cocoa", "Combine", "CommonCrypto",
        "Compression", "Contacts", "ContactsUI", "CoreAudio", "CoreBluetooth", "CoreData",
        "CoreFoundation", "CoreGraphics", "CoreHaptics", "CoreImage", "CoreLocation", "CoreMedia",
        "CoreMIDI", "CoreML", "CoreMotion", "CoreNFC", "CoreServices", "CoreSpotlight",
        "CoreTelephony", "CoreText", "CoreTransferable", "CoreVideo", "CryptoKit", "CryptoTokenKit",
        "DeveloperToolsSupport", "DeviceActivity", "DeviceCheck", "EventKit", "EventKitUI",
        "ExternalAccessory", "FamilyControls", "FileProvider", "FinanceKit", "FoundationModels",
        "GameController", "GameKit", "GameplayKit", "GLKit", "GroupActivities", "HealthKit",
        "HomeKit", "IdentityLookup", "ImageIO", "ImagePlayground", "Intents", "IntentsUI", "IOKit",
        "JavaScriptCore", "JournalingSuggestions", "libkern", "LinkPresentation",
        "LiveCommunicationKit", "LocalAuthentication", "MachO", "ManagedSettings", "MapKit",
        "MarketplaceKit", "MediaPlayer", "MessageUI", "Metal", "MetalKit",
        "MetalPerformanceShaders", "MetricKit", "ModelIO", "MultipeerConnectivity", "MusicKit",
        "NaturalLanguage", "NearbyInteraction", "Network", "NetworkExtension", "NotificationCenter",
        "ObjectiveC", "os", "OSLog", "PassKit", "PDFKit", "PencilKit", "Photos", "PhotosUI",
        "PushKit", "PushToTalk", "QuartzCore", "QuickLook", "QuickLookThumbnailing", "RealityKit",
        "ReplayKit", "SafariServices", "SafetyKit", "SceneKit", "ScreenCaptureKit", "ScreenTime",
        "Security", "SensorKit", "ServiceManagement", "ShazamKit", "simd", "Social",
        "SoundAnalysis", "Spatial", "Speech", "SpriteKit", "SQLite3", "StickerKit", "StoreKit",
        "SwiftData", "SwiftUI", "SwiftUICore", "Symbols", "SystemConfiguration", "TabularData",
        "ThreadNetwork", "TipKit", "Translation", "TVUIKit", "UIKit", "UniformTypeIdentifiers",
        "UserNotifications", "VideoSubscriberAccount", "VideoToolbox", "Vision", "VisionKit",
        "WatchConnectivity", "WatchKit", "WeatherKit", "WebKit", "WidgetKit", "WorkoutKit",
        "XCUIAutomation", "XPC", "zlib",
    ]
}
