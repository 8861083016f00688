extension ManifestGrammar {
    /// Platforms, language modes and standards, and where system libraries come from.
    static let platformTypes: [String: TypeMembers] = [
        "Platform": members(
            ["macOS", "iOS", "tvOS", "watchOS", "linux", "driverKit"].map { constant($0) } + [
                constant("macCatalyst", since(505)), constant("visionOS", since(509)),
                constant("android"), constant("windows"), constant("wasi"),
                constant("openbsd", since(508)),
                call("custom", [required("0", .string)], since(506)),
            ]
        ),
        "SupportedPlatform": members(
            platform("macOS", "MacOSVersion") + platform("iOS", "IOSVersion")
                + platform("tvOS", "TVOSVersion") + platform("watchOS", "WatchOSVersion")
                + platform("macCatalyst", "MacCatalystVersion", since(505))
                + platform("driverKit", "DriverKitVersion", since(505))
                + platform("visionOS", "VisionOSVersion", since(509))
        ),
        "SupportedPlatform.MacOSVersion": versions([
            503: ["v10_10", "v10_11", "v10_12", "v10_13", "v10_14", "v10_15", "v11"],
            505: ["v12"], 507: ["v13"], 509: ["v14"], 600: ["v15"], 602: ["v26"],
        ]),
        "SupportedPlatform.IOSVersion": phones,
        "SupportedPlatform.TVOSVersion": phones,
        "SupportedPlatform.WatchOSVersion": versions([
            503: ["v2", "v3", "v4", "v5", "v6", "v7"], 505: ["v8"], 507: ["v9"], 509: ["v10"],
            600: ["v11"], 602: ["v26"],
        ]),
        "SupportedPlatform.MacCatalystVersion": versions([
            505: ["v13", "v14", "v15"], 507: ["v16"], 509: ["v17"], 600: ["v18"], 602: ["v26"],
        ]),
        "SupportedPlatform.DriverKitVersion": versions([
            505: ["v19", "v20", "v21"], 507: ["v22"], 509: ["v23"], 600: ["v24"], 602: ["v25"],
        ]),
        "SupportedPlatform.VisionOSVersion": versions([509: ["v1"], 600: ["v2"], 602: ["v26"]]),
        "SystemPackageProvider": members(
            ["apt", "brew", "yum"].map { call($0, [required("0", texts)]) }
        ),
        "SwiftLanguageMode": members([
            constant("v4"), constant("v4_2"), constant("v5"), constant("v6", since(600)),
            call("version", [required("0", .string)]),
        ]),
        "CLanguageStandard": members(
            ["c89", "c90", "c99", "c11", "gnu89", "gnu90", "gnu99", "gnu11"].map { constant($0) }
                + ["c17", "c18", "gnu17", "gnu18"].map { constant($0, since(504)) }
        ),
        "CXXLanguageStandard": members(
            ["cxx98", "cxx03", "cxx11", "cxx14", "gnucxx98", "gnucxx03", "gnucxx11", "gnucxx14"]
                .map { constant($0) }
                + ["cxx17", "cxx20", "gnucxx17", "gnucxx20"].map { constant($0, since(504)) }
        ),
        "MainActor.Type": members([]),
    ]

    private static let phones = versions([
        503: ["v9", "v10", "v11", "v12", "v13", "v14"], 505: ["v15"], 507: ["v16"], 509: ["v17"],
        600: ["v18"], 602: ["v26"],
    ])

    private static func versions(_ names: [Int: [String]]) -> TypeMembers {
        members(names.flatMap { version, names in names.map { constant($0, since(version)) } })
    }

    private static func platform(
        _ name: String,
        _ version: String,
        _ versions: Range<Int> = always
    ) -> [Member] {
        [
            call(name, [required("0", .named("SupportedPlatform.\(version)"))], versions),
            call(name, [required("0", .string)], versions),
        ]
    }
}
