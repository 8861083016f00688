/// Compares the imports that the scanner found with the imports that the compiler finds.
struct CrossCheck {
    let tree: FileTree
    let toolchain: Toolchain
    let cache: Cache?

    /// Checks the sources of a module.
    ///
    /// - Throws: `Problem` for a difference, and for a source that the compiler rejects.
    func check(_ module: Module) throws {
        guard !module.files.isEmpty else { return }
        let place = "\(module.package.path): \(module.target.name)"
        try Self.compare(
            scanned: module.files,
            compiler: try compilerImports(of: module, place: place),
            place: place
        )
    }

    /// Returns the modules that the compiler finds in the imports of active `#if` branches.
    private func compilerImports(of module: Module, place: String) throws -> Set<String> {
        let package = module.package
        let flags =
            ["-swift-version", package.languageMode] + module.target.compilerFlags
            + ["-package-name", package.identity]
        let texts = try module.files.map { file in
            "\(file.path)\0\(String(decoding: try tree.read(file.path), as: UTF8.self))"
        }
        let key = Cache.Key(
            toolchain: toolchain.version,
            question: "imports of \(tree.absolute(place)) \(flags.joined(separator: " "))",
            text: texts.joined(separator: "\0")
        )
        if let answer = cache?.answer(to: key) {
            return Set(answer.split(separator: "\n").map(String.init))
        }
        let modules = try toolchain.importedModules(
            of: module.files.map { tree.absolute($0.path) },
            flags: flags,
            place: place
        )
        cache?.store(modules.sorted().joined(separator: "\n"), for: key)
        return modules
    }

    /// Compares the imports of sources with the imports that the compiler found.
    ///
    /// - Throws: `Problem` for a module that only the compiler found. A module that only the scanner
    ///   found is a problem, too, unless each of its imports is within an `#if`.
    static func compare(scanned: [SourceFile], compiler: Set<String>, place: String) throws {
        let imports = scanned.flatMap(\.imports)
        let certain = Set(imports.filter(\.isUnconditional).map(\.module))
        let differences = [
            ("compiler", compiler.subtracting(imports.map(\.module)).sorted()),
            ("scanner", certain.subtracting(compiler).sorted()),
        ].filter { !$0.1.isEmpty }
        guard !differences.isEmpty else { return }
        let parts = differences.map { "only the \($0) finds \($1.joined(separator: ", "))" }
        throw Problem(
            .internalError,
            at: place,
            "the scanner and the compiler find different imports in this target: "
                + parts.joined(separator: "; ")
                + ". This is a defect of archlint: please report it with the source."
        )
    }
}
