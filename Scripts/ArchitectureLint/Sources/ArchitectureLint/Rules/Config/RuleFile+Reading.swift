extension RuleFile {
    /// Reads the rules.
    ///
    /// - Parameters:
    ///   - file: the rules file, absolute or from the current folder; nothing for the one in the
    ///     folder that is examined.
    ///   - tree: that folder.
    /// - Returns: the rules, if they can be understood, and what is wrong with them.
    /// - Throws: `Problem` when the file is missing or cannot be read.
    static func read(
        _ file: String? = nil,
        in tree: FileTree
    ) throws -> (rules: RuleFile?, problems: [Problem]) {
        if let file { return RuleFileReader.read(try FileReader.read(file), file: file) }
        guard tree.hasFile(usualName) else {
            throw Problem(
                .unreadable,
                at: usualName,
                "there are no rules in \(tree.root). 'archlint init' prints a first file"
            )
        }
        return RuleFileReader.read(try tree.read(usualName), file: usualName)
    }
}

extension RuleFile {
    /// What the rules file says of what there is, for those who only look at that.
    struct Scope {
        /// The folders that it leaves out.
        var excluded: [ExcludedFolders] = []
        /// The modules of the toolchain and the system.
        var systemModules = KnownToolchain.modules
    }

    /// What the rules file says of what there is.
    ///
    /// - Parameters:
    ///   - file: the rules file; nothing for the one in the folder that is examined, if any.
    ///   - tree: that folder.
    /// - Throws: `Problem` when the file cannot be read or understood.
    static func scope(by file: String? = nil, in tree: FileTree) throws -> Scope {
        guard file != nil || tree.hasFile(usualName) else { return Scope() }
        let (rules, problems) = try read(file, in: tree)
        if let problem = problems.first { throw problem }
        return rules.map { Scope(excluded: $0.excluded, systemModules: $0.toolchain) } ?? Scope()
    }
}
