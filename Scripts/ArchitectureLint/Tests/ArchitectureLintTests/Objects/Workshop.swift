import Foundation

@testable import ArchitectureLint

/// Three built features, each in its own package.
///
/// Card refers to Deposit by the name of a symbol and from C, which neither its manifest nor its
/// imports show.
struct Workshop {
    private static let site = Result { try Self.build() }

    private let site: TemporaryFolder

    var root: String { site.path }

    /// Makes the workshop, which is built once.
    init() throws {
        site = try Self.site.get()
    }

    func build(of package: String) -> String { "\(root)/Packages/\(package)/.build" }

    func examine(_ options: [String], rules: String = "rules.json5") -> CommandLineTool.Answer {
        CommandLineTool().run([root, "--no-cache", "--rules", "\(root)/\(rules)"] + options)
    }

    /// The options that name the build folders of some packages.
    func objects(of packages: String..., in configuration: String = "") -> [String] {
        packages.flatMap { ["--objects", "\(build(of: $0))/\(configuration)"] }
    }

    /// Runs `work` while a file has another content, or is deleted, and then restores it.
    func replacing<Value>(
        _ path: String,
        with text: String?,
        during work: () throws -> Value
    ) throws -> Value {
        let url = URL(fileURLWithPath: "\(root)/\(path)")
        let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
        let before = try? Data(contentsOf: url)
        defer {
            if let before {
                try? before.write(to: url)
                let date = attributes?[.modificationDate] ?? Date()
                try? FileManager.default.setAttributes(
                    [.modificationDate: date],
                    ofItemAtPath: url.path
                )
                if !path.contains("/.build/") { touchObjects(path) }
            } else {
                try? FileManager.default.removeItem(at: url)
            }
        }
        if let text {
            try Data(text.utf8).write(to: url)
        } else {
            try FileManager.default.removeItem(at: url)
        }
        return try work()
    }

    /// Makes the objects of a package newer than its restored source.
    private func touchObjects(_ source: String) {
        let package = source.split(separator: "/").dropFirst().first.map(String.init) ?? ""
        let files = FileManager.default
        let folder = build(of: package)
        let now = Date()
        for name in (try? files.subpathsOfDirectory(atPath: folder)) ?? []
        where name.hasSuffix(".d") || name.hasSuffix(".swiftdeps") {
            try? files.setAttributes([.modificationDate: now], ofItemAtPath: "\(folder)/\(name)")
        }
        // Later changes must be newer, and the clock of the file system has a coarse resolution.
        let clock = "\(root)/clock"
        var date = now
        while date <= now, files.createFile(atPath: clock, contents: nil) {
            let attributes = try? files.attributesOfItem(atPath: clock)
            date = attributes?[.modificationDate] as? Date ?? now
        }
    }

    private static func build() throws -> TemporaryFolder {
        let site = try TemporaryFolder()
        // A static value has no deinit, and the build products are large.
        atexit {
            guard case .success(let site) = Workshop.site else { return }
            try? FileManager.default.removeItem(atPath: site.path)
        }
        try site.write(rules(features: "Card", "Deposit", "Safe"), to: "rules.json5")
        try site.write(rules(features: "Deposit", "Safe"), to: "others.json5")
        for name in ["Card", "Deposit", "Safe"] {
            try site.write(manifest(name), to: "Packages/\(name)/Package.swift")
            try site.write(
                "import \(name)\n",
                to: "Packages/\(name)/Tests/\(name)Tests/Tests.swift"
            )
        }
        for (file, text) in sources { try site.write(text, to: "Packages/\(file)") }
        for name in ["Card", "Deposit", "Safe"] {
            for configuration in ["debug", "release"] {
                let run = try Subprocess.run(
                    "swift",
                    ["build", "--package-path", "\(site.path)/Packages/\(name)", "-c"]
                        + [configuration]
                )
                guard run.status == 0 else {
                    throw Problem(.internalError, String(decoding: run.output, as: UTF8.self))
                }
            }
        }
        return site
    }

    private static func rules(features: String...) -> String {
        let modules = features.map { "{ target: \"\($0)\" }" }.joined(separator: ", ")
        return """
            { version: 1,
              groups: [{ name: "feature", modules: [\(modules)] }],
              rules: [{ name: "apart", kind: "independence", of: "feature", reason: "so" }] }

            """
    }

    private static func manifest(_ name: String) -> String {
        let parts = name == "Card" ? #".target(name: "CardCore"), "# : ""
        let needs = name == "Card" ? #", dependencies: ["CardCore"]"# : ""
        return """
            // swift-tools-version: 6.2
            import PackageDescription
            let package = Package(name: "\(name)", targets: [
                \(parts).target(name: "\(name)"\(needs)),
                .testTarget(name: "\(name)Tests", dependencies: ["\(name)"]),
            ])

            """
    }

    private static let sources = [
        "Card/Sources/CardCore/core.c": """
        #include "core.h"
        int deposit_count(void);
        int card_count(void) { return deposit_count(); }

        """,
        "Card/Sources/CardCore/include/core.h": "int card_count(void);\n",
        "Card/Sources/Card/Card.swift": """
        import CardCore

        @_silgen_name("$s7Deposit7balanceSiyF") func balance() -> Int

        public func total() -> Int { balance() + Int(card_count()) }

        """,
        "Card/Sources/Card/Plain.swift": "public func plain() -> [Int] { [1, 2].map { $0 * 2 } }\n",
        "Deposit/Sources/Deposit/Deposit.swift": """
        public func balance() -> Int { [1, 2].map { $0 * 3 }.count }

        @_cdecl("deposit_count") public func count() -> Int32 { 3 }

        """,
        "Safe/Sources/Safe/Safe.swift": "public func safe() -> [Int] { [1, 2].map { $0 * 4 } }\n",
    ]
}
