#if !FUZZING
    package import ArchitectureLint
#endif

/// The requirements for the readers of manifests.
public enum FuzzedManifests {
    private static let folder = "/house/Sample"

    /// Ends the program if a requirement is not met.
    ///
    /// The first byte selects the reader, so that libFuzzer spends its time on one of them at once.
    public static func check(_ bytes: [UInt8]) {
        switch bytes.first {
        case UInt8(ascii: "/"): checkLiteralReader(bytes)
        case UInt8(ascii: "{"): FuzzedManifestOutput.check(bytes)
        default:
            checkLines(bytes)
            checkEnvironment(bytes)
        }
    }

    /// The reader returns a consistent manifest, or a reason with a line.
    private static func checkLiteralReader(_ bytes: [UInt8]) {
        let lines = 1...(bytes.count { $0 == UInt8(ascii: "\n") } + 1)
        do {
            let manifest = try LiteralReader.read(bytes, folder: folder)
            checkContent(manifest, lines: lines)
            checkStability(manifest, bytes)
        } catch let unsupported as UnsupportedSyntax {
            hold(lines.contains(unsupported.line), "a reason outside of the text")
            holdMessage(unsupported.reason, "a reason")
        } catch {
            hold(false, "an error that is not UnsupportedSyntax: \(error)")
        }
        guard let version = ToolsVersion(firstLineOf: bytes) else { return }
        hold(
            ToolsVersion(plain: version.description[...]) == version,
            "a version that differs when it is parsed again"
        )
    }

    private static func checkContent(_ manifest: Manifest, lines: ClosedRange<Int>) {
        for line in manifest.lines {
            hold(line.map(lines.contains) ?? false, "a part outside of the text")
        }
        let version = ToolsVersion(plain: manifest.toolsVersion[...])
        hold(version?.description == manifest.toolsVersion, "an invalid tools version")
        hold(manifest.languageModes?.isEmpty != true, "an empty list of language modes")
        let targets = Set(manifest.targets.map(\.name))
        hold(targets.count == manifest.targets.count, "two targets with one name")
        for product in manifest.products {
            hold(!product.targets.isEmpty, "a product without targets")
            hold(targets.isSuperset(of: product.targets), "a product with a missing target")
        }
        for package in manifest.dependencies { checkLocation(of: package) }
        let packages = Set(manifest.dependencies.map { $0.referenceName.lowercased() })
        for dependency in manifest.targets.flatMap(\.dependencies) {
            switch (dependency.kind, dependency.package) {
            case (.product, let package?):
                hold(packages.contains(package.lowercased()), "a missing package")
            case (.product, nil): hold(false, "a product without a package")
            case (_, let package): hold(package == nil, "a target of another package")
            }
        }
        let package = SwiftPackage(manifest, at: "Packages/Sample")
        hold(package.targets.count == manifest.targets.count, "a target is lost")
    }

    private static func checkLocation(of package: Manifest.PackageDependency) {
        hold(package.identity == package.identity.lowercased(), "an identity with capitals")
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
                "an identity that differs from the folder's"
            )
        case .sourceControl:
            hold(!package.location.utf8.contains(UInt8(ascii: " ")), "an address with a space")
        case .registry:
            hold(false, "a package of a registry")
        }
    }

    /// A comment at the end changes nothing, and an empty line moves everything by one line.
    private static func checkStability(_ manifest: Manifest, _ bytes: [UInt8]) {
        let longer = bytes + Array("\n// The end".utf8)
        hold(read(longer) == manifest, "a comment at the end changes the manifest")
        let first = bytes.firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
        let moved = read(bytes[...first] + [UInt8(ascii: "\n")] + bytes[(first + 1)...])
        hold(moved?.withoutLines == manifest.withoutLines, "an empty line changes the manifest")
        hold(
            moved?.lines == manifest.lines.map { $0.map { $0 + 1 } },
            "a part that does not move with its line"
        )
    }

    private static func read(_ bytes: some Sequence<UInt8>) -> Manifest? {
        try? LiteralReader.read(Array(bytes), folder: folder)
    }

    /// The lines of names are within the text.
    private static func checkLines(_ bytes: [UInt8]) {
        let found = ManifestLines(bytes)
        let lines = 1...(bytes.count { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } + 1)
        let numbers = [
            found.line(ofTarget: "A"), found.line(of: "B", in: "A"), found.line(ofPackage: "b"),
        ]
        hold(numbers.allSatisfy(lines.contains), "a name outside of the text")
    }

    /// A longer manifest has at least the inputs of a shorter one.
    private static func checkEnvironment(_ bytes: [UInt8]) {
        let alone = ManifestEnvironment(of: bytes)
        // A byte order mark and the line of an interpreter are such only at the beginning. The
        // semicolon keeps a slash behind it at the start of an expression, where it may open a
        // regular expression.
        var rest = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
        if rest.starts(with: Array("#!".utf8)) {
            rest = rest.drop { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
        }
        let more = ManifestEnvironment(of: Array("let all = Context.environment;\n".utf8) + rest)
        hold(more != ManifestEnvironment(of: []), "a manifest with variables and without input")
        hold(alone.isKnown || !more.isKnown, "a longer manifest with fewer inputs")
    }
}

extension Manifest {
    /// The manifest without lines, which equals an evaluated one.
    package var withoutLines: Manifest {
        var copy = self
        for index in copy.products.indices { copy.products[index].line = nil }
        for index in copy.dependencies.indices { copy.dependencies[index].line = nil }
        for index in copy.targets.indices {
            copy.targets[index].line = nil
            for part in copy.targets[index].dependencies.indices {
                copy.targets[index].dependencies[part].line = nil
            }
            for part in copy.targets[index].plugins.indices {
                copy.targets[index].plugins[part].line = nil
            }
            for part in copy.targets[index].settings.indices {
                copy.targets[index].settings[part].line = nil
            }
        }
        return copy
    }

    /// The lines of all parts.
    fileprivate var lines: [Int?] {
        products.map(\.line) + dependencies.map(\.line)
            + targets.flatMap { target in
                [target.line] + target.dependencies.map(\.line) + target.plugins.map(\.line)
                    + target.settings.map(\.line)
            }
    }
}
