extension ManifestGrammar {
    /// What compilers and the linker are told, and when.
    static let settingTypes: [String: TypeMembers] = [
        "CSetting": members(cSettings),
        "CXXSetting": members(cSettings),
        "SwiftSetting": members(swiftSettings),
        "LinkerSetting": members([
            setting("linkedLibrary", [required("0", .string)]),
            setting("linkedFramework", [required("0", .string)]),
            setting("unsafeFlags", [required("0", texts)]),
        ]),
        "BuildSettingCondition": members([
            call("when", [required("platforms", list("Platform"))]),
            call("when", [required("configuration", .named("BuildConfiguration"))]),
            call(
                "when",
                [
                    required("platforms", list("Platform")),
                    required("configuration", .named("BuildConfiguration")),
                ]
            ),
            call(
                "when",
                [
                    optional("platforms", optionalList("Platform")),
                    optional("configuration", .optional(.named("BuildConfiguration"))),
                    required("traits", .set(.string)),
                ],
                since(601)
            ),
        ]),
        "BuildConfiguration": members([constant("debug"), constant("release")]),
        "WarningLevel": members([constant("warning", since(602)), constant("error", since(602))]),
        "SwiftSetting.InteroperabilityMode": members([constant("C"), constant("Cxx")]),
        "Resource": members([
            call(
                "process",
                [
                    required("0", .string),
                    optional("localization", .optional(.named("Resource.Localization"))),
                ]
            ),
            call("copy", [required("0", .string)]),
            call("embedInCode", [required("0", .string)], since(509)),
        ]),
        "Resource.Localization": members([constant("base"), constant("default")]),
    ]

    /// A setting; each may have a condition behind its values.
    private static func setting(
        _ name: String,
        _ parameters: [Parameter],
        _ versions: Range<Int> = always
    ) -> Member {
        let place = parameters.count
        let condition = optional("\(place)", .optional(.named("BuildSettingCondition")))
        return call(name, parameters + [condition], versions)
    }

    private static let warnings: [Member] = [
        setting("treatAllWarnings", [required("as", .named("WarningLevel"))], since(602)),
        setting(
            "treatWarning",
            [required("0", .string), required("as", .named("WarningLevel"))],
            since(602)
        ),
    ]

    private static let cSettings: [Member] =
        warnings + [
            setting("define", [required("0", .string), optional("to", optionalText)]),
            setting("headerSearchPath", [required("0", .string)]),
            setting("unsafeFlags", [required("0", texts)]),
            setting("enableWarning", [required("0", .string)], since(602)),
            setting("disableWarning", [required("0", .string)], since(602)),
        ]

    private static let swiftSettings: [Member] =
        warnings + [
            setting("define", [required("0", .string)]),
            setting("unsafeFlags", [required("0", texts)]),
            setting("enableUpcomingFeature", [required("0", .string)], since(508)),
            setting("enableExperimentalFeature", [required("0", .string)], since(508)),
            setting(
                "interoperabilityMode",
                [required("0", .named("SwiftSetting.InteroperabilityMode"))],
                since(509)
            ),
            setting("swiftLanguageMode", [required("0", .named("SwiftLanguageMode"))], since(600)),
            setting("strictMemorySafety", [], since(602)),
            setting(
                "defaultIsolation",
                [required("0", .optional(.named("MainActor.Type")))],
                since(602)
            ),
        ]
}
