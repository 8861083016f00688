extension SwiftPackage {
    /// Writes what its manifest states.
    func write(to bytes: inout ByteWriter) {
        bytes.write(path)
        bytes.write(name)
        bytes.write(languageMode)
        bytes.write(UInt32(truncatingIfNeeded: toolsNumber))
        bytes.write(UInt32(truncatingIfNeeded: dependencies.count))
        for dependency in dependencies {
            bytes.write(dependency.identity)
            if case .folder(_, let path) = dependency {
                bytes.write(path)
            } else {
                bytes.write("")
            }
        }
        bytes.write(UInt32(truncatingIfNeeded: products.count))
        for product in products {
            bytes.write(product.name)
            bytes.write(product.targets)
        }
        bytes.write(UInt32(truncatingIfNeeded: targets.count))
        for target in targets { target.write(to: &bytes) }
    }

    /// Reads what was written of a manifest that was read literally.
    ///
    /// - Throws: `ByteReader.Damage` when that is something else.
    init(_ bytes: inout ByteReader) throws(ByteReader.Damage) {
        let path = try bytes.readText()
        let name = try bytes.readText()
        let languageMode = try bytes.readText()
        let toolsNumber = Int(try bytes.read(UInt32.self))
        var dependencies: [PackageDependency] = []
        for _ in 0..<(try bytes.readCount(of: 8)) {
            let identity = try bytes.readText()
            let path = try bytes.readText()
            dependencies.append(
                path.isEmpty
                    ? .foreign(identity: identity) : .folder(identity: identity, path: path)
            )
        }
        var products: [Product] = []
        for _ in 0..<(try bytes.readCount(of: 8)) {
            products.append(Product(name: try bytes.readText(), targets: try bytes.readTexts()))
        }
        var targets: [Target] = []
        for _ in 0..<(try bytes.readCount(of: 16)) { targets.append(try Target(&bytes)) }
        self.init(
            path: path,
            name: name,
            dependencies: dependencies,
            products: products,
            targets: targets,
            languageMode: languageMode
        )
        self.toolsNumber = toolsNumber
    }
}

extension Target {
    fileprivate func write(to bytes: inout ByteWriter) {
        bytes.write(name)
        bytes.write(kind.rawValue)
        bytes.write(path.map { [$0] } ?? [])
        bytes.write(UInt8(sources == nil ? 0 : 1))
        bytes.write(sources ?? [])
        bytes.write(excluded)
        bytes.write(resources)
        bytes.write(headers.map { [$0] } ?? [])
        bytes.write(linkedLibraries)
        bytes.write(compilerFlags)
        bytes.write(UInt32(truncatingIfNeeded: dependencies.count))
        for dependency in dependencies {
            bytes.write(dependency.name)
            bytes.write(dependency.package.map { [$0] } ?? [])
            bytes.write(UInt8(dependency.mayBeTarget ? 1 : 0))
            bytes.write(UInt8(dependency.mayBeProduct ? 1 : 0))
            bytes.write(UInt8(dependency.isPlugin ? 1 : 0))
            bytes.write(
                dependency.moduleAliases.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] }
            )
        }
    }

    fileprivate init(_ bytes: inout ByteReader) throws(ByteReader.Damage) {
        let name = try bytes.readText()
        guard let kind = TargetKind(rawValue: try bytes.readText()) else {
            throw ByteReader.Damage()
        }
        let path = try bytes.readTexts().first
        let hasSources = try bytes.read(UInt8.self) != 0
        let sources = try bytes.readTexts()
        let excluded = try bytes.readTexts()
        let resources = try bytes.readTexts()
        let headers = try bytes.readTexts().first
        let linkedLibraries = try bytes.readTexts()
        let compilerFlags = try bytes.readTexts()
        var dependencies: [TargetDependency] = []
        for _ in 0..<(try bytes.readCount(of: 11)) {
            dependencies.append(
                TargetDependency(
                    name: try bytes.readText(),
                    package: try bytes.readTexts().first,
                    mayBeTarget: try bytes.read(UInt8.self) != 0,
                    mayBeProduct: try bytes.read(UInt8.self) != 0,
                    isPlugin: try bytes.read(UInt8.self) != 0,
                    moduleAliases: Self.aliases(try bytes.readTexts())
                )
            )
        }
        self.init(
            name: name,
            kind: kind,
            path: path,
            sources: hasSources ? sources : nil,
            excluded: excluded,
            resources: resources,
            headers: headers,
            dependencies: dependencies,
            linkedLibraries: linkedLibraries,
            compilerFlags: compilerFlags
        )
    }
}

extension Target {
    /// Aliases that were written as pairs.
    private static func aliases(_ texts: [String]) -> [String: String] {
        let pairs = stride(from: 0, to: texts.count - 1, by: 2).map { (texts[$0], texts[$0 + 1]) }
        return Dictionary(pairs) { first, _ in first }
    }
}

extension ByteWriter {
    mutating func write(_ texts: [String]) {
        write(UInt32(truncatingIfNeeded: texts.count))
        for text in texts { write(text) }
    }
}

extension ByteReader {
    mutating func readTexts() throws(Damage) -> [String] {
        var texts: [String] = []
        for _ in 0..<(try readCount(of: 4)) { texts.append(try readText()) }
        return texts
    }
}
