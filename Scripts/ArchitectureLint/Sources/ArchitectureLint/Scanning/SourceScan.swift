/// Scans sources for imports, or takes what a former run has found in those that are as they were.
struct SourceScan: Sendable {
    /// What a former run has found; nothing to read everything.
    let kept: KeptImports?
    /// Whether to look at the stamps of what is read, so that it can be kept.
    let isStamped: Bool
    /// Whether to count the lines.
    let countsLines: Bool

    /// What a thread keeps from one folder to the next.
    struct Tools {
        fileprivate var reader = SourceReader()
        fileprivate var statements = ImportStatements()
    }

    /// A source that was scanned.
    struct Scanned: Sendable {
        let imports: [Import]
        /// How many lines it has, if they were counted.
        let lines: Int?
        /// The state that was read; nothing when that is not to be kept.
        let stamp: FileStamp?
        /// Whether that is from a former run.
        let isKept: Bool
    }

    /// Scans sources of a folder.
    ///
    /// - Parameters:
    ///   - names: those of the sources, sorted; nothing for a place where none is.
    ///   - folder: the folder, open.
    ///   - path: the folder's path, relative to the root; empty or ending with a slash.
    ///   - tools: what the thread keeps.
    func scan(
        _ names: [String],
        in folder: borrowing OpenFolder,
        at path: String,
        with tools: inout Tools
    ) -> [Result<Scanned, Problem>] {
        var known = kept?.sources(in: path)
        return names.map { name in
            if let source = known?.source(name), !countsLines || source.lines != nil,
                FileStamp(of: name, in: folder) == source.stamp
            {
                return .success(
                    Scanned(
                        imports: source.imports,
                        lines: source.lines,
                        stamp: source.stamp,
                        isKept: true
                    )
                )
            }
            return read(name, in: folder, at: path, with: &tools)
        }
    }

    private func read(
        _ name: String,
        in folder: borrowing OpenFolder,
        at path: String,
        with tools: inout Tools
    ) -> Result<Scanned, Problem> {
        let stamp: FileStamp?
        do {
            stamp = try tools.reader.read(name, in: folder.descriptor, stamped: isStamped)
        } catch {
            return .failure(error.problem(at: path + name))
        }
        if let problem = tools.reader.problem(at: path + name) { return .failure(problem) }
        let imports = ImportScanner.imports(
            in: tools.reader.bytes,
            end: tools.reader.end,
            sharing: &tools.statements
        )
        return .success(
            Scanned(
                imports: imports,
                lines: countsLines ? tools.reader.lineCount : nil,
                stamp: stamp,
                isKept: false
            )
        )
    }
}

extension SourceReader {
    /// How many lines were read; the last one may lack its end.
    fileprivate var lineCount: Int {
        let text = bytes[..<end]
        let ends = text.reduce(0) { $1 == Byte.newline ? $0 + 1 : $0 }
        return text.isEmpty || text.last == Byte.newline ? ends : ends + 1
    }
}
