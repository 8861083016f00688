/// The part of PackageDescription's interface that literal manifests may use.
enum PackageInterface {
    struct Parameter: Sendable {
        /// The argument label; nil for `_`.
        let label: String?
        let type: LiteralType
        let hasDefault: Bool
        /// The first tools version with this parameter, such as 509 for 5.9.
        let since: Int
    }

    /// A static member or initializer that creates a value of its type.
    struct Member: Sendable {
        let name: String
        /// The parameters; nil for a constant.
        let parameters: [Parameter]?
        let since: Int
    }

    struct TypeInterface: Sendable {
        var members: [Member] = []
        let acceptsString: Bool
    }

    static let types = types(in: declarations)

    /// Parses types, one per line, each followed by indented lines with the members of the type.
    ///
    /// Members with the same parameters share a line. Constants have no parentheses.
    private static func types(in text: String) -> [String: TypeInterface] {
        var types: [String: TypeInterface] = [:]
        var type = ""
        for line in text.split(separator: "\n") {
            guard line.hasPrefix(" ") else {
                let words = line.split(separator: " ")
                type = String(words[0])
                types[type] = TypeInterface(acceptsString: words.count > 1)
                continue
            }
            types[type]?.members += members(line)
        }
        return types
    }

    private static func members(_ line: Substring) -> [Member] {
        guard let open = line.firstIndex(of: "("), let close = line.lastIndex(of: ")") else {
            return line.split(separator: " ").map { word in
                let (name, since) = versioned(word)
                return Member(name: String(name), parameters: nil, since: since)
            }
        }
        let parameters = line[line.index(after: open)..<close].split(separator: ",").map(parameter)
        let since = versioned(line[close...]).since
        return line[..<open].split(separator: " ").map { word in
            let (name, own) = versioned(word)
            return Member(name: String(name), parameters: parameters, since: max(own, since))
        }
    }

    private static func parameter(_ text: Substring) -> Parameter {
        let (declaration, since) = versioned(text)
        let words = declaration.split(separator: " ")
        let label = words[0].hasSuffix(":") ? String(words[0].dropLast()) : nil
        return Parameter(
            label: label,
            type: LiteralType(words[label == nil ? 0 : 1]),
            hasDefault: words.last == "...",
            since: since
        )
    }

    private static func versioned(_ text: Substring) -> (Substring, since: Int) {
        guard let mark = text.firstIndex(of: "@") else { return (text, 0) }
        return (text[..<mark], Int(text[text.index(after: mark)...]) ?? .max)
    }

    // `...` marks a parameter with a default, `= String` a type with string literals, and `@509` a
    // declaration that tools version 5.9 introduced. All others are in 5.2, or have a type that only
    // newer declarations use.
    private static let declarations = """
        Package
          Package(name: String, defaultLocalization: LanguageTag ... @503, \
        platforms: [SupportedPlatform] ..., pkgConfig: String ..., \
        providers: [SystemPackageProvider] ..., products: [Product] ..., \
        dependencies: [Package.Dependency] ..., targets: [Target] ..., \
        swiftLanguageVersions: [SwiftLanguageMode] ..., \
        swiftLanguageModes: [SwiftLanguageMode] ... @600, \
        cLanguageStandard: CLanguageStandard ..., cxxLanguageStandard: CXXLanguageStandard ...)
        LanguageTag = String
        SystemPackageProvider
          apt brew yum@503([String])
        Product
          library(name: String, type: Product.Library.LibraryType ..., targets: [String])
          executable plugin@505(name: String, targets: [String])
        Product.Library.LibraryType
          static dynamic
        Version = String
        Package.Dependency
          package(path: String)
          package(name: String, path: String)
          package(url: String, from: Version)
          package(url: String, branch: String) @505
          package(url: String, revision: String) @505
          package(url: String, exact: Version @506)
          package(url: String, Range<Version>)
          package(name: String, url: String, from: Version)
          package(name: String, url: String, Range<Version>)
          package(name: String, url: String, Package.Dependency.Requirement)
          package(url: String, Package.Dependency.Requirement)
        Package.Dependency.Requirement
          branch revision(String)
          exact(Version)
          upToNextMajor upToNextMinor(from: Version)
        Target
          target executableTarget@504(name: String, dependencies: [Target.Dependency] ..., \
        path: String ..., exclude: [String] ..., sources: [String] ..., \
        resources: [Resource] ... @503, publicHeadersPath: String ..., cSettings: [CSetting] ..., \
        cxxSettings: [CSetting] ..., swiftSettings: [SwiftSetting] ..., \
        linkerSettings: [LinkerSetting] ..., plugins: [Target.PluginUsage] ... @505)
          testTarget(name: String, dependencies: [Target.Dependency] ..., path: String ..., \
        exclude: [String] ..., sources: [String] ..., resources: [Resource] ... @503, \
        cSettings: [CSetting] ..., cxxSettings: [CSetting] ..., \
        swiftSettings: [SwiftSetting] ..., linkerSettings: [LinkerSetting] ..., \
        plugins: [Target.PluginUsage] ... @505)
          macro(name: String, dependencies: [Target.Dependency] ..., path: String ..., \
        exclude: [String] ..., sources: [String] ..., swiftSettings: [SwiftSetting] ..., \
        linkerSettings: [LinkerSetting] ..., plugins: [Target.PluginUsage] ... @505) @509
          plugin@505(name: String, capability: Target.PluginCapability, \
        dependencies: [Target.Dependency] ..., path: String ..., exclude: [String] ..., \
        sources: [String] ...)
          systemLibrary(name: String, path: String ..., pkgConfig: String ..., \
        providers: [SystemPackageProvider] ...)
          binaryTarget(name: String, path: String) @503
          binaryTarget(name: String, url: String, checksum: String) @503
        Target.Dependency = String
          target byName(name: String, condition: TargetDependencyCondition ... @503)
          product(name: String, package: String, condition: TargetDependencyCondition ... @503)
        TargetDependencyCondition
          when(platforms: [Platform])
        Target.PluginUsage = String
          plugin(name: String)
          plugin(name: String, package: String)
        Target.PluginCapability
          buildTool()
          command(intent: PluginCommandIntent, permissions: [PluginPermission] ...) @506
        PluginCommandIntent
          custom(verb: String, description: String) @506
          documentationGeneration sourceCodeFormatting() @506
        PluginPermission
          writeToPackageDirectory(reason: String) @506
        Resource
          process(String, localization: Resource.Localization ...)
          copy(String)
          embedInCode(String) @509
        Resource.Localization
          base default
        CSetting
          define(String, to: String ..., BuildSettingCondition ...)
          headerSearchPath(String, BuildSettingCondition ...)
          unsafeFlags([String], BuildSettingCondition ...)
        SwiftSetting
          define(String, BuildSettingCondition ...)
          unsafeFlags([String], BuildSettingCondition ...)
          enableUpcomingFeature enableExperimentalFeature(String, BuildSettingCondition ...) @508
          interoperabilityMode(InteroperabilityMode, BuildSettingCondition ...) @509
          swiftLanguageMode(SwiftLanguageMode, BuildSettingCondition ...) @600
          strictMemorySafety(BuildSettingCondition ...) @602
          defaultIsolation(MainActor, BuildSettingCondition ...) @602
          treatAllWarnings(as: WarningLevel, BuildSettingCondition ...) @602
          treatWarning(String, as: WarningLevel, BuildSettingCondition ...) @602
        InteroperabilityMode
          C Cxx
        MainActor
          self
        WarningLevel
          warning error
        LinkerSetting
          linkedLibrary linkedFramework(String, BuildSettingCondition ...)
          unsafeFlags([String], BuildSettingCondition ...)
        BuildSettingCondition
          when(platforms: [Platform])
          when(configuration: BuildConfiguration)
          when(platforms: [Platform], configuration: BuildConfiguration)
        BuildConfiguration
          debug release
        Platform
          macOS iOS tvOS watchOS macCatalyst driverKit linux android windows wasi@503 openbsd@508 \
        visionOS@509
        SupportedPlatform
          macOS(MacOSVersion)
          iOS tvOS(IOSVersion)
          watchOS(WatchOSVersion)
          macCatalyst@505(MacCatalystVersion)
          driverKit@505(DriverKitVersion)
          visionOS(VisionOSVersion) @509
        MacOSVersion = String
          v10_10 v10_11 v10_12 v10_13 v10_14 v10_15 v11@503 v12@505 v13@507 v14@509 v15@600 v26@602
        IOSVersion = String
          v9 v10 v11 v12 v13 v14@503 v15@505 v16@507 v17@509 v18@600 v26@602
        WatchOSVersion = String
          v2 v3 v4 v5 v6 v7@503 v8@505 v9@507 v10@509 v11@600 v26@602
        MacCatalystVersion = String
          v13 v14 v15 v16@507 v17@509 v18@600 v26@602
        DriverKitVersion = String
          v19 v20 v21 v22@507 v23@509 v24@600 v25@602
        VisionOSVersion = String
          v1 v2@600 v26@602
        SwiftLanguageMode
          v4 v4_2 v5 v6@600
        CLanguageStandard
          c89 c90 c99 c11 c17@504 c18@504 gnu89 gnu90 gnu99 gnu11 gnu17@504 gnu18@504
        CXXLanguageStandard
          cxx98 cxx03 cxx11 cxx14 cxx17@504 cxx20@504
          gnucxx98 gnucxx03 gnucxx11 gnucxx14 gnucxx17@504 gnucxx20@504
        """
}
