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
        "Accelerate", "AppIntents", "AppKit", "ARKit", "AuthenticationServices", "AVFoundation",
        "AVKit", "BackgroundTasks", "Charts", "CloudKit", "Combine", "CommonCrypto", "Contacts",
        "CoreBluetooth", "CoreData", "CoreFoundation", "CoreGraphics", "CoreHaptics", "CoreImage",
        "CoreLocation", "CoreMedia", "CoreML", "CoreMotion", "CoreServices", "CoreSpotlight",
        "CoreTelephony", "CoreText", "CoreVideo", "CryptoKit", "DeviceCheck", "EventKit",
        "GameKit", "HealthKit", "IOKit", "ImageIO", "JavaScriptCore", "LinkPresentation",
        "LocalAuthentication", "MachO", "MapKit", "MediaPlayer", "MessageUI", "Metal", "MetalKit",
        "MultipeerConnectivity", "NaturalLanguage", "Network", "ObjectiveC", "OSLog", "PDFKit",
        "PassKit", "Photos", "PhotosUI", "QuartzCore", "RealityKit", "SafariServices", "SceneKit",
        "Security", "Speech", "SpriteKit", "StoreKit", "SwiftData", "SwiftUI",
        "SystemConfiguration", "UIKit", "UniformTypeIdentifiers", "UserNotifications",
        "VideoToolbox", "Vision", "WatchConnectivity", "WatchKit", "WebKit", "WidgetKit",
        "XPC", "os", "simd", "zlib", "libkern",
    ]
}
