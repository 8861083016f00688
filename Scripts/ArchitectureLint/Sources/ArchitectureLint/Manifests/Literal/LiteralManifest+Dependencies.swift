extension LiteralManifest {
    /// A package that the package depends on.
    func dependency(_ value: LiteralValue) throws(Doubt) -> Manifest.PackageDependency {
        let line = value.line ?? 1
        var traits = [Manifest.TraitUse(name: "default", condition: nil)]
        if let list = value["traits"] {
            traits = try map(list, traitUse).sorted { $0.name < $1.name }
            guard Set(traits.map(\.name)).count == traits.count else {
                throw Doubt(reason: "a trait twice", line: line)
            }
        }
        let (kind, identity, location) = try origin(of: value, line: line)
        return Manifest.PackageDependency(
            kind: kind,
            identity: identity,
            name: value["name"]?.text,
            location: location,
            traits: traits,
            line: value.line
        )
    }

    private typealias Kind = Manifest.PackageDependency.Kind

    private func origin(
        of value: LiteralValue,
        line: Int
    ) throws(Doubt) -> (Kind, identity: String, location: String) {
        if let path = value["path"]?.text {
            guard let location = PackageLocation.absolute(path, from: folder) else {
                throw Doubt(reason: "the path \(path)", line: line)
            }
            return (.path, PackageLocation.identity(of: location), location)
        }
        if let url = value["url"]?.text {
            let schemes = ["https://", "http://", "ssh://", "git@"]
            guard schemes.contains(where: { url.hasPrefix($0) && url != $0 }),
                url.utf8.allSatisfy({ $0 > 32 && $0 < 127 })
            else { throw Doubt(reason: "the address \(url)", line: line) }
            return (.sourceControl, PackageLocation.identity(of: url), url)
        }
        let id = value["id"]?.text ?? ""
        let parts = id.split(separator: ".", omittingEmptySubsequences: false)
        let isPlain = parts.allSatisfy { part in
            (1...39).contains(part.utf8.count)
                && part.utf8.allSatisfy { $0.continuesName && $0 != UInt8(ascii: "_") }
        }
        guard parts.count == 2, isPlain else {
            throw Doubt(reason: "the identifier \(id) of a package", line: line)
        }
        return (.registry, id.lowercased(), id)
    }

    private func traitUse(_ value: LiteralValue) throws(Doubt) -> Manifest.TraitUse {
        let name =
            switch value {
            case .string(let name, _): name
            default: value.memberName == "defaults" ? "default" : value["name"]?.text ?? ""
            }
        return Manifest.TraitUse(
            name: name,
            condition: value["condition"]?["traits"].map(names)
        )
    }
}
