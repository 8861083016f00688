/// Finds targets without a compiler setting that the rule requires.
struct RequiredSettingsCheck: RuleCheck {
    static let kind = "required-settings"
    static let requiredKeys = ["settings"]
    static let optionalKeys = ["of"]

    private enum Setting: String, CaseIterable {
        case enableUpcomingFeature, enableExperimentalFeature, defaultIsolation, treatAllWarnings

        /// Returns the setting with a value, as in a manifest.
        func text(_ value: String) -> String {
            switch self {
            case .enableUpcomingFeature, .enableExperimentalFeature: ".\(rawValue)(\"\(value)\")"
            case .defaultIsolation: ".\(rawValue)(\(value).self)"
            case .treatAllWarnings: ".\(rawValue)(as: .\(value))"
            }
        }
    }

    /// The groups whose targets need the settings; empty for all targets.
    let groups: [String]
    private let settings: [(setting: Setting, value: String)]

    init(_ fields: DocumentObject) {
        groups = fields.groups("of")
        let members = fields.required("settings")?.object(keys: Setting.allCases.map(\.rawValue))
        settings = Setting.allCases.flatMap { setting in
            let values = members?[setting.rawValue]
            if values?.elements.isEmpty ?? false { values?.report("is empty") }
            return values?.texts.map { (setting, $0.text) } ?? []
        }
        if members?.entries.isEmpty ?? false { fields["settings"]?.report("is empty") }
    }

    /// The targets with Swift sources that need the settings; plug-ins cannot have settings.
    private func modules(in context: RuleContext) -> [Module] {
        let members = context.members(of: groups)
        return context.architecture.modules.filter { module in
            !module.files.isEmpty && module.target.kind != .plugin
                && (groups.isEmpty || members.contains(module.name))
        }
    }

    func violations(in context: RuleContext) -> [Violation] {
        modules(in: context).flatMap { module in
            settings.compactMap { setting, value in
                let found = module.target.settings.filter {
                    $0.tool == .swift && $0.name == setting.rawValue && $0.values == [value]
                }
                guard !found.contains(where: { $0.condition == nil }) else { return nil }
                let text = setting.text(value)
                return Violation(
                    place: module.place,
                    importer: module.name,
                    imported: "",
                    message: "\(context.described(module.name)) is built without \(text)"
                        + (found.isEmpty ? "" : " where its condition does not hold"),
                    instead: found.isEmpty
                        ? "add \(text) to its swiftSettings" : "remove the condition"
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
