/// Finds targets without a compiler setting that the rule requires.
struct RequiredSettingsCheck: RuleCheck {
    static let kind = "required-settings"
    static let requiredKeys = ["settings"]
    static let optionalKeys = ["of"]

    /// A setting with one value, as a manifest's `swiftSettings` contain it.
    private struct Setting {
        enum Name: String, CaseIterable {
            case enableUpcomingFeature, enableExperimentalFeature, defaultIsolation
            case treatAllWarnings
        }

        enum Isolation: String, CaseIterable {
            case mainActor = "MainActor"
            case nonisolated
        }

        enum WarningLevel: String, CaseIterable { case error, warning }

        let name: Name
        let value: String

        /// Returns the settings that a value of the rules file requires; reports a mistake.
        static func required(_ name: Name, _ value: DocumentValue) -> [Self] {
            let values: [String]
            switch name {
            case .enableUpcomingFeature, .enableExperimentalFeature:
                if value.elements.isEmpty { value.report("is empty") }
                values = value.texts.map(\.text)
            case .defaultIsolation:
                values = [value.choice(Isolation.self)].compactMap { $0?.rawValue }
            case .treatAllWarnings:
                values = [value.choice(WarningLevel.self)].compactMap { $0?.rawValue }
            }
            return values.map { Self(name: name, value: $0) }
        }

        /// The setting in the language of manifests.
        var text: String {
            switch name {
            case .enableUpcomingFeature, .enableExperimentalFeature: ".\(name)(\"\(value)\")"
            case .defaultIsolation where value == Isolation.nonisolated.rawValue: ".\(name)(nil)"
            case .defaultIsolation: ".\(name)(\(value).self)"
            case .treatAllWarnings: ".\(name)(as: .\(value))"
            }
        }
    }

    /// The groups whose targets need the settings; empty for all targets.
    let groups: [String]
    private let settings: [Setting]

    init(_ fields: DocumentObject) {
        groups = fields.groups("of")
        let names = Setting.Name.allCases
        let members = fields.required("settings")?.object(keys: names.map(\.rawValue))
        settings = names.flatMap { name in
            members?[name.rawValue].map { Setting.required(name, $0) } ?? []
        }
        if members?.entries.isEmpty ?? false { fields["settings"]?.report("is empty") }
    }

    /// The targets of packages with Swift sources that need the settings; plug-ins cannot have
    /// settings.
    private func modules(in context: RuleContext) -> [Module] {
        let members = context.members(of: groups)
        return context.architecture.modules.filter { module in
            !module.files.isEmpty && module.target.kind != .plugin && module.target.xcode == nil
                && (groups.isEmpty || members.contains(module.name))
        }
    }

    func violations(in context: RuleContext) -> [Violation] {
        modules(in: context).flatMap { module in
            settings.compactMap { setting in
                let found = module.target.settings.filter {
                    $0.tool == .swift && $0.name == setting.name.rawValue
                        && $0.values == [setting.value]
                }
                guard !found.contains(where: { $0.condition == nil }) else { return nil }
                let (problem, fix) =
                    found.isEmpty
                    ? ("without \(setting.text)", "add \(setting.text) to its swiftSettings")
                    : ("with \(setting.text) only under a condition", "remove the condition")
                return Violation(
                    place: module.place,
                    importer: module.name,
                    imported: setting.text,
                    message: "\(context.described(module.name)) is built \(problem)",
                    instead: fix
                )
            }
        }
    }

    func isIdle(in context: RuleContext) -> Bool { modules(in: context).isEmpty }

    func measure(in context: RuleContext) -> Measure {
        let modules = modules(in: context)
        return Measure(
            examined: modules.count * settings.count,
            unit: "settings",
            modules: modules.count
        )
    }
}
