/// The modules of the toolchain and the system, unless a rules file lists other modules.
enum KnownToolchain {
    static let modules = inSwift.union(apple)

    /// The modules that are part of a Swift toolchain.
    static let inSwift = words(
        """
        Swift Builtin SwiftShims CDispatch Synchronization _Concurrency _StringProcessing _RegexParser RegexBuilder Observation
        Distributed Runtime Cxx CxxStdlib _Differentiation _Volatile _Builtin_float
        SwiftOnoneSupport Foundation FoundationEssentials FoundationInternationalization
        FoundationNetworking FoundationXML _FoundationCollections Dispatch Testing
        _Testing_Foundation _TestDiscovery _TestingInterop XCTest PackagePlugin XcodeProjectPlugin
        PackageDescription CompilerPluginSupport Glibc Musl Darwin Android Bionic WASILibc WinSDK
        CRT ucrt
        """
    )

    private static let apple = words(
        """
        Accelerate Accessibility AccessorySetupKit Accounts ActivityKit AdAttributionKit AddressBook
        AddressBookUI AdServices AdSupport AlarmKit AppClip AppIntents AppKit AppleArchive
        AppleScriptKit AppleScriptObjC ApplicationServices AppTrackingTransparency ARKit
        AssetsLibrary AudioToolbox AudioUnit AudioVideoBridging AuthenticationServices
        AutomaticAssessmentConfiguration Automator AVFAudio AVFoundation AVKit AVRouting
        BackgroundAssets BackgroundTasks BrowserEngineCore BrowserEngineKit BusinessChat CallKit
        Carbon CarKey CarPlay CFNetwork Charts Cinematic ClassKit ClockKit CloudKit Cocoa
        Collaboration ColorSync Combine CommonCrypto CompositorServices Compression ContactProvider
        Contacts ContactsUI CoreAudio CoreAudioKit CoreAudioTypes CoreBluetooth CoreData
        CoreFoundation CoreGraphics CoreHaptics CoreHID CoreImage CoreLocation CoreLocationUI
        CoreMedia CoreMediaIO CoreMIDI CoreML CoreMotion CoreNFC CoreServices CoreSpotlight
        CoreTelephony CoreText CoreTransferable CoreVideo CoreWLAN CreateML CreateMLComponents
        CryptoKit CryptoTokenKit DataDetection DeclaredAgeRange DeveloperToolsSupport DeviceActivity
        DeviceCheck DeviceDiscoveryExtension DeviceDiscoveryUI DiscRecording DiscRecordingUI
        DiskArbitration dnssd DockKit EndpointSecurity EnergyKit EventKit EventKitUI
        ExceptionHandling ExecutionPolicy ExposureNotification ExtensionFoundation ExtensionKit
        ExternalAccessory FamilyControls FileProvider FileProviderUI FinanceKit FinanceKitUI
        FinderSync ForceFeedback FoundationModels FSKit GameController GameKit GameplayKit GameSave
        GeoToolbox GLKit GLUT GroupActivities GSS HealthKit HealthKitUI HomeKit Hypervisor
        IdentityDocumentServices IdentityDocumentServicesUI IdentityLookup IdentityLookupUI
        ImageCaptureCore ImageIO ImagePlayground ImmersiveMediaSupport InputMethodKit
        InstallerPlugins Intents IntentsUI IOBluetooth IOBluetoothUI IOKit IOSurface IOUSBHost
        iTunesLibrary JavaScriptCore JournalingSuggestions Kerberos LatentSemanticMapping LDAP
        libkern libxml2 LightweightCodeRequirements LinkPresentation LiveCommunicationKit
        LocalAuthentication LocalAuthenticationEmbeddedUI LockedCameraCapture MachO MailKit
        ManagedApp ManagedAppDistribution ManagedSettings ManagedSettingsUI MapKit MarketplaceKit
        Matter MatterSupport MediaAccessibility MediaExtension MediaLibrary MediaPlayer MediaSetup
        MediaToolbox Messages MessageUI Metal MetalFX MetalKit MetalPerformanceShaders
        MetalPerformanceShadersGraph MetricKit MLCompute MobileCoreServices ModelIO
        MultipeerConnectivity MusicKit NaturalLanguage NearbyInteraction NetFS Network
        NetworkExtension NotificationCenter ObjectiveC OpenAL OpenCL OpenDirectory OpenGL OpenGLES
        os OSAKit OSLog PaperKit ParavirtualizedGraphics PassKit PCSC PDFKit PencilKit PermissionKit
        PHASE Photos PhotosUI Playgrounds PlaygroundSupport PreferencePanes ProximityReader PushKit
        PushToTalk Quartz QuartzCore QuickLook QuickLookThumbnailing QuickLookUI RealityFoundation
        RealityKit RelevanceKit ReplayKit RoomPlan SafariServices SafetyKit SceneKit
        ScreenCaptureKit ScreenSaver ScreenTime ScriptingBridge SecureElementCredential Security
        SecurityFoundation SecurityInterface SecurityUI SensitiveContentAnalysis SensorKit
        ServiceManagement SharedWithYou SharedWithYouCore ShazamKit simd Social SoundAnalysis
        Spatial Speech SpriteKit SQLite3 StickerKit StoreKit StoreKitTest SwiftData SwiftUI
        SwiftUICore Symbols SystemConfiguration SystemExtensions TabularData TelephonyMessagingKit
        ThreadNetwork TipKit TouchController Translation TranslationUIProvider TVMLKit TVServices
        TVUIKit UIKit UniformTypeIdentifiers UserNotifications UserNotificationsUI
        VideoSubscriberAccount VideoToolbox Virtualization Vision VisionKit VisualIntelligence vmnet
        WatchConnectivity WatchKit WeatherKit WebKit WidgetKit WiFiAware WorkoutKit XCUIAutomation
        XPC zlib
        """
    )

    private static func words(_ text: String) -> Set<String> {
        Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
    }
}
