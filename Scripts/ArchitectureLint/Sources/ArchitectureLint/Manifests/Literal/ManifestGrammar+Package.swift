extension ManifestGrammar {
    /// The package itself, its products, dependencies, traits and targets.
    static let packageTypes: [String: TypeMembers] = [
        "Package": members([call("Package", package)]),
        "Product": members([
            call(
                "library",
                [
                    required("name", .string),
                    optional("type", .optional(.named("Product.Library.LibraryType"))),
                    required("targets", texts),
                ]
            ),
            call("executable", [required("name", .string), required("targets", texts)]),
            call("plugin", [required("name", .string), required("targets", texts)], since(505)),
        ]),
        "Product.Library.LibraryType": members([constant("static"), constant("dynamic")]),
        "Trait": members(
            [
                call(
                    "trait",
                    [
                        required("name", .string), optional("description", optionalText),
                        optional("enabledTraits", .set(.string)),
                    ],
                    since(601)
                ),
                call("default", [required("enabledTraits", .set(.string))], since(601)),
            ],
            acceptsString: true
        ),
        "Package.Dependency": members(packageDependencies),
        "Package.Dependency.Trait": members(
            [
                constant("defaults", since(601)),
                call(
                    "trait",
                    [
                        required("name", .string),
                        optional(
                            "condition",
                            .optional(.named("Package.Dependency.Trait.Condition"))
                        ),
                    ],
                    since(601)
                ),
            ],
            acceptsString: true
        ),
        "Package.Dependency.Trait.Condition": members([
            call("when", [required("traits", .set(.string))], since(601))
        ]),
        "Package.Dependency.Requirement": members([
            call("branch", [required("0", .string)]), call("revision", [required("0", .string)]),
            call("exact", [required("0", .named("Version"))]),
            call("upToNextMajor", [required("from", .named("Version"))]),
            call("upToNextMinor", [required("from", .named("Version"))]),
        ]),
        "Version": members([], acceptsString: true),
        "LanguageTag": members([], acceptsString: true),
        "Target": members(targets),
        "Target.Dependency": members(targetDependencies, acceptsString: true),
        "TargetDependencyCondition": members([
            call("when", [required("platforms", list("Platform"))]),
            call(
                "when",
                [required("platforms", list("Platform")), required("traits", .set(.string))],
                since(601)
            ),
            call("when", [required("traits", .set(.string))], since(601)),
        ]),
        "Target.PluginUsage": members(
            [
                call("plugin", [required("name", .string)], since(505)),
                call(
                    "plugin",
                    [required("name", .string), required("package", optionalText)],
                    since(505)
                ),
            ],
            acceptsString: true
        ),
        "Target.PluginCapability": members([
            call("buildTool", [], since(505)),
            call(
                "command",
                [
                    required("intent", .named("PluginCommandIntent")),
                    optional("permissions", list("PluginPermission")),
                ],
                since(506)
            ),
        ]),
        "PluginCommandIntent": members([
            call(
                "custom",
                [required("verb", .string), required("description", .string)],
                since(506)
            ),
            call("documentationGeneration", [], since(506)),
            call("sourceCodeFormatting", [], since(506)),
        ]),
        "PluginPermission": members([
            call("writeToPackageDirectory", [required("reason", .string)], since(506))
        ]),
    ]

    private static let package = [
        required("name", .string),
        optional("defaultLocalization", .optional(.named("LanguageTag"))),
        optional("platforms", optionalList("SupportedPlatform")),
        optional("pkgConfig", optionalText),
        optional("providers", optionalList("SystemPackageProvider")),
        optional("products", list("Product")),
        optional("traits", .set(.named("Trait")), since(601)),
        optional("dependencies", list("Package.Dependency")), optional("targets", list("Target")),
        optional("swiftLanguageVersions", optionalList("SwiftLanguageMode")),
        optional("swiftLanguageModes", optionalList("SwiftLanguageMode"), since(600)),
        optional("cLanguageStandard", .optional(.named("CLanguageStandard"))),
        optional("cxxLanguageStandard", .optional(.named("CXXLanguageStandard"))),
    ]

    private static let packageTraits = optional(
        "traits",
        .set(.named("Package.Dependency.Trait")),
        since(601)
    )

    private static let packageDependencies: [Member] = {
        let version = LiteralType.named("Version")
        let name = required("name", .string)
        let url = required("url", .string)
        let id = required("id", .string)
        return [
            call("package", [required("path", .string), packageTraits]),
            call("package", [name, required("path", .string), packageTraits]),
            call("package", [url, required("from", version), packageTraits]),
            call("package", [url, required("branch", .string), packageTraits], since(505)),
            call("package", [url, required("revision", .string), packageTraits], since(505)),
            call("package", [url, required("exact", version), packageTraits], since(506)),
            call("package", [url, required("1", .versions), packageTraits]),
            call("package", [url, required("1", .named("Package.Dependency.Requirement"))]),
            call("package", [name, url, required("from", version)]),
            call("package", [name, url, required("branch", .string)], since(505)),
            call("package", [name, url, required("revision", .string)], since(505)),
            call("package", [name, url, required("2", .versions)]),
            call("package", [name, url, required("2", .named("Package.Dependency.Requirement"))]),
            call("package", [id, required("from", version), packageTraits], since(507)),
            call("package", [id, required("exact", version), packageTraits], since(507)),
            call("package", [id, required("1", .versions), packageTraits], since(507)),
        ]
    }()

    private static let targetDependencies: [Member] = {
        let name = required("name", .string)
        let condition = optional("condition", .optional(.named("TargetDependencyCondition")))
        return [
            call("target", [name, condition]),
            call("byName", [name, condition]),
            call(
                "product",
                [
                    name, required("package", .string),
                    optional("moduleAliases", .optional(.aliases), since(507)), condition,
                ]
            ),
        ]
    }()
}
