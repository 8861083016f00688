#if !FUZZING
    import ArchitectureLint
#endif

/// What must hold of the readers of manifests whatever bytes they are given.
public enum FuzzedManifests {
    private static let folder = "/house/Sample"

    /// Ends the program when something does not hold.
    ///
    /// A text is for those who understand manifests, for those who only know their words, or for
    /// those who read what a manifest prints, by how it starts: what one of them has not seen yet
    /// would take libFuzzer's time from the others.
    public static func check(_ bytes: [UInt8]) {
        switch bytes.first {
        case UInt8(ascii: "/"): checkReading(bytes)
        case UInt8(ascii: "{"): FuzzedManifestOutput.check(bytes)
        default:
            checkText(bytes)
            checkSurroundings(bytes)
        }
    }

    /// It is either certain and consistent, or doubts with a reason and a line.
    private static func checkReading(_ bytes: [UInt8]) {
        let lines = 1...(bytes.count { $0 == UInt8(ascii: "\n") } + 1)
        do {
            let manifest = try LiteralReader.read(bytes, folder: folder)
            checkClaims(manifest, lines: lines)
            checkSteadiness(manifest, bytes)
        } catch {
            hold(lines.contains(error.line), "a doubt stands outside of the text")
            holdMessage(error.reason, "a doubt")
        }
        guard let version = ToolsVersion(firstLineOf: bytes) else { return }
        hold(
            ToolsVersion(plain: version.description[...]) == version,
            "a version that is written again is another one"
        )
        hold(Int(version.languageMode) != nil, "a language mode that is no number")
    }

    /// What was read with certainty says nothing that contradicts itself, and where each part of it
    /// stands.
    private static func checkClaims(_ manifest: Manifest, lines: ClosedRange<Int>) {
        for line in manifest.lines {
            hold(line.map(lines.contains) ?? false, "something stands outside of the text")
        }
        hold(manifest.objection == nil, "SwiftPM would refuse it")
        let version = ToolsVersion(plain: manifest.toolsVersion[...])
        hold(version?.description == manifest.toolsVersion, "the tools version is none")
        hold(manifest.languageModes?.isEmpty != true, "no language mode")
        let targets = Set(manifest.targets.map(\.name))
        hold(targets.count == manifest.targets.count, "two targets of one name")
        for product in manifest.products {
            hold(!product.targets.isEmpty, "a product of nothing")
            hold(targets.isSuperset(of: product.targets), "a product of what is not there")
        }
        for package in manifest.dependencies { checkPlace(of: package) }
        let packages = Set(manifest.dependencies.map { $0.referenceName.lowercased() })
        for dependency in manifest.targets.flatMap(\.dependencies) {
            switch (dependency.kind, dependency.package) {
            case (.product, let package?):
                hold(packages.contains(package.lowercased()), "a package that is not there")
            case (.product, nil): hold(false, "a product of no package")
            case (_, let package): hold(package == nil, "a target of another package")
            }
        }
        let package = manifest.package(at: "Packages/Sample")
        hold(package.targets.count == manifest.targets.count, "a target is lost")
    }

    private static func checkPlace(of package: Manifest.PackageDependency) {
        hold(package.identity == package.identity.lowercased(), "an identity in capitals")
        switch package.kind {
        case .path:
            let names = package.location.split(separator: "/", omittingEmptySubsequences: false)
            hold(
                names.first == "" && names.count > 1
                    && names.dropFirst().allSatisfy { !["", ".", ".."].contains($0) },
                "a path that is not absolute and plain: \(package.location)"
            )
            hold(
                package.identity == PackageLocation.identity(of: package.location),
                "another identity than the folder's"
            )
        case .sourceControl:
            hold(!package.location.utf8.contains(UInt8(ascii: " ")), "an address with a space")
        case .registry:
            hold(package.identity == package.location.lowercased(), "another name than its own")
        }
    }

    /// It says the same again, with something meaningless behind it, and with an empty line before
    /// it except that all stands a line further down.
    private static func checkSteadiness(_ manifest: Manifest, _ bytes: [UInt8]) {
        let longer = bytes + Array("\n// The end".utf8)
        hold(read(longer) == manifest, "a comment at the end changes what it says")
        let first = bytes.firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
        let moved = read(bytes[...first] + [UInt8(ascii: "\n")] + bytes[(first + 1)...])
        hold(moved?.withoutLines == manifest.withoutLines, "an empty line changes what it says")
        hold(
            moved?.lines == manifest.lines.map { $0.map { $0 + 1 } },
            "something does not move with its line"
        )
    }

    private static func read(_ bytes: some Sequence<UInt8>) -> Manifest? {
        try? LiteralReader.read(Array(bytes), folder: folder)
    }

    /// The lines that are looked up by name are within the text, whatever it is.
    private static func checkText(_ bytes: [UInt8]) {
        let text = ManifestText(bytes)
        let lines = 1...(bytes.count { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } + 1)
        let found = [
            text.line(ofTarget: "A"), text.line(of: "B", in: "A"), text.line(ofPackage: "b"),
        ]
        hold(found.allSatisfy(lines.contains), "a name stands outside of the text")
    }

    /// More text never makes a manifest look at less.
    private static func checkSurroundings(_ bytes: [UInt8]) {
        let alone = ManifestSurroundings(bytes)
        let more = ManifestSurroundings(bytes + Array(" Context".utf8))
        hold(more != .nothing, "it may look at the environment")
        hold(alone != .anything || more == .anything, "more text looks at less")
    }
}

extension Manifest {
    /// Where everything stands that has a line, in the order of its parts.
    fileprivate var lines: [Int?] {
        products.map(\.line) + dependencies.map(\.line) + traits.map(\.line)
            + targets.flatMap { target in
                [target.line] + target.dependencies.map(\.line) + target.plugins.map(\.line)
                    + target.settings.map(\.line)
            }
    }
}
