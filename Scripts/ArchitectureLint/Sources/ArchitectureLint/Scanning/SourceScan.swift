/// A scan of source files for imports.
struct SourceScan: Sendable {
    let countsLines: Bool

    /// The state of a thread, which lives from one file to the next.
    struct State {
        fileprivate var reader = FileReader()
        fileprivate var statements = ImportStatements()
    }

    /// The result for a source.
    struct Scanned: Sendable {
        let imports: [Import]
        /// The number of lines, if the scan counts them.
        let lines: Int?
    }

    /// Scans a source.
    ///
    /// - Parameters:
    ///   - name: The name of the file in the folder.
    ///   - folder: The descriptor of the open folder.
    ///   - path: The path of the folder, empty or with a slash at its end, for a problem.
    func scan(
        _ name: String,
        in folder: Int32,
        at path: String,
        with state: inout State
    ) -> Result<Scanned, Problem> {
        do {
            try state.reader.read(name, in: folder)
        } catch {
            return .failure(error.problem(at: path + name))
        }
        if let problem = state.reader.encodingProblem(at: path + name) { return .failure(problem) }
        let imports = ImportScanner.imports(
            in: state.reader.bytes,
            end: state.reader.end,
            sharing: &state.statements
        )
        let lines = countsLines ? state.reader.lineCount : nil
        return .success(Scanned(imports: imports, lines: lines))
    }
}
