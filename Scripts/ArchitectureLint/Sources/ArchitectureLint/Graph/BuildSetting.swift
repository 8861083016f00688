/// A kind of build, for which `#if` conditions are evaluated.
///
/// A nil property represents builds with any value of that property.
struct BuildSetting: Hashable, Sendable {
    var platform: Platform?
    var configuration: Configuration?
    var traits: Set<String>?
    /// The only custom flags that may be set; nil if any flag may be set.
    var flags: Set<String>?
    /// True if all of `flags` are set.
    var setsFlags = false

    var withoutTraits: BuildSetting {
        var build = self
        build.traits = nil
        return build
    }

    /// A platform, named as in manifests.
    enum Platform: String, CaseIterable {
        case macOS, macCatalyst, iOS, tvOS, watchOS, visionOS, driverKit
        case linux, windows, android, wasi, openbsd, freebsd

        init?(anyCase name: some StringProtocol) {
            let name = name.lowercased()
            let synonym = ["osx": "macos", "xros": "visionos"][name] ?? name
            let platform = Self.allCases.first { $0.rawValue.lowercased() == synonym }
            guard let platform else { return nil }
            self = platform
        }

        /// The `#if` condition that holds on the platform, such as `os(Linux)`.
        var test: String {
            switch self {
            case .macCatalyst: "targetEnvironment(macCatalyst)"
            case .driverKit, .linux, .windows, .android:
                "os(\(rawValue.prefix(1).uppercased() + rawValue.dropFirst()))"
            case .wasi: "os(WASI)"
            case .openbsd: "os(OpenBSD)"
            case .freebsd: "os(FreeBSD)"
            default: "os(\(rawValue))"
            }
        }
    }

    enum Configuration: String, CaseIterable {
        case debug, release
    }

    /// Evaluates a condition in `#if` syntax; returns nil if the build leaves the result open.
    ///
    /// - Parameters:
    ///   - known: The traits of the package; other words in the condition are custom flags.
    ///   - canImport: Returns whether the build has a module; nil if that is unknown.
    func satisfies(
        _ condition: String?,
        traits known: Set<String>,
        canImport: (String) -> Bool? = { _ in nil }
    ) -> Bool? {
        guard let condition else { return true }
        return ConditionText.result(of: condition[...]) { part in
            if part == "DEBUG" { return configuration.map { $0 == .debug } }
            if known.contains(String(part)) { return traits.map { $0.contains(String(part)) } }
            let arguments = part.drop { $0 != "(" }.dropFirst().dropLast()
            switch part.prefix(while: { $0 != "(" }) {
            case "true": return true
            case "false": return false
            case "os":
                guard let platform else { return nil }
                let named = Platform(anyCase: arguments)
                return named == platform || (named == .iOS && platform == .macCatalyst)
            case "canImport": return canImport(String(arguments.prefix { $0 != "," && $0 != "." }))
            case "targetEnvironment" where arguments == "macCatalyst":
                return platform.map { $0 == .macCatalyst }
            // The newest compiler is meant.
            case "swift", "compiler": return !arguments.contains("<")
            case part where flags.map({ !$0.contains(String(part)) }) ?? false:
                return part == "SWIFT_PACKAGE" && !setsFlags
            default: return setsFlags && flags?.contains(String(part)) ?? false ? true : nil
            }
        }
    }
}

extension Manifest.Condition {
    /// The condition in `#if` syntax; nil if the condition always holds.
    var text: String? {
        let parts = [
            platforms.map { BuildSetting.Platform(anyCase: $0)?.test ?? "os(\($0))" },
            configuration.map { [$0 == "debug" ? "DEBUG" : "!DEBUG"] } ?? [],
            traits ?? [],
        ].filter { !$0.isEmpty }.map { $0.joined(separator: " || ") }
        if parts.count < 2 { return parts.first }
        return parts.map { $0.contains("||") ? "(\($0))" : $0 }.joined(separator: " && ")
    }
}

extension Architecture {
    /// Returns the architecture with only the dependencies that at least one of `builds` can have.
    func restricted(to builds: [BuildSetting]) -> Architecture {
        let traits = Dictionary(firstOf: modules.map { ($0.name, $0.traits) })
        func counts(_ condition: String?, in module: String) -> Bool {
            condition == nil
                || builds.contains {
                    $0.satisfies(condition, traits: traits[module] ?? []) != false
                }
        }
        var restricted = self
        restricted.edges.removeAll { !counts($0.condition, in: $0.from) }
        restricted.dependencies.removeAll { !counts($0.condition, in: $0.from) }
        for (index, module) in modules.enumerated() {
            for file in module.files.indices {
                restricted.modules[index].files[file].imports.removeAll {
                    !counts($0.condition, in: module.name)
                }
            }
        }
        return restricted
    }
}
