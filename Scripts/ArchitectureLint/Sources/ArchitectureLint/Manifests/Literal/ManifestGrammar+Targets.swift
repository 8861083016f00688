extension ManifestGrammar {
    /// The kinds of targets.
    static let targets: [Member] = [
        call("target", head + files + headers + settings + plugins),
        call("executableTarget", head + files + headers + settings + plugins, since(504)),
        call("testTarget", head + files + access + settings + plugins),
        call(
            "macro",
            head + [optional("path", optionalText), optional("exclude", texts)]
                + [optional("sources", optionalTexts)]
                + [
                    optional("packageAccess", .boolean),
                    optional("swiftSettings", optionalList("SwiftSetting")),
                    optional("linkerSettings", optionalList("LinkerSetting")),
                    optional("plugins", optionalList("Target.PluginUsage")),
                ],
            since(509)
        ),
        call(
            "plugin",
            [
                required("name", .string),
                required("capability", .named("Target.PluginCapability")),
                optional("dependencies", list("Target.Dependency")),
                optional("path", optionalText), optional("exclude", texts),
                optional("sources", optionalTexts),
            ] + access,
            since(505)
        ),
        call(
            "systemLibrary",
            [
                required("name", .string), optional("path", optionalText),
                optional("pkgConfig", optionalText),
                optional("providers", optionalList("SystemPackageProvider")),
            ]
        ),
        call("binaryTarget", [required("name", .string), required("path", .string)]),
        call(
            "binaryTarget",
            [required("name", .string), required("url", .string), required("checksum", .string)]
        ),
    ]

    private static let optionalTexts = LiteralType.optional(texts)

    private static let head = [
        required("name", .string), optional("dependencies", list("Target.Dependency")),
    ]

    private static let files = [
        optional("path", optionalText), optional("exclude", texts),
        optional("sources", optionalTexts), optional("resources", optionalList("Resource")),
    ]

    private static let access = [optional("packageAccess", .boolean, since(509))]

    private static let headers = [optional("publicHeadersPath", optionalText)] + access

    private static let settings = [
        optional("cSettings", optionalList("CSetting")),
        optional("cxxSettings", optionalList("CXXSetting")),
        optional("swiftSettings", optionalList("SwiftSetting")),
        optional("linkerSettings", optionalList("LinkerSetting")),
    ]

    private static let plugins = [
        optional("plugins", optionalList("Target.PluginUsage"), since(505))
    ]
}
