/// Asks the compiler which modules a target's sources import, once for each state of the sources.
struct CompilerReader {
    let tree: FileTree
    let toolchain: Toolchain
    let cache: Cache?

    /// The modules that a module's sources import in the branches that are active here.
    ///
    /// - Throws: `Problem` when a source cannot be read or is not Swift.
    func importedModules(of module: Module) throws -> Set<String> {
        let flags = module.target.compilerFlags + ["-package-name", module.package.identity]
        let place = "\(module.package.path): \(module.target.name)"
        let texts = try module.files.map { file in
            "\(file.path)\0\(String(decoding: try tree.read(file.path), as: UTF8.self))"
        }
        let key = Cache.Key(
            toolchain: toolchain.version,
            question: "imports of \(tree.absolute(place)) \(flags.joined(separator: " "))",
            text: texts.joined(separator: "\0")
        )
        if let kept = cache?.answer(to: key) {
            return Set(kept.split(separator: "\n").map(String.init))
        }
        let modules = try toolchain.importedModules(
            of: module.files.map { tree.absolute($0.path) },
            flags: flags,
            place: place
        )
        cache?.keep(modules.sorted().joined(separator: "\n"), to: key)
        return modules
    }
}
