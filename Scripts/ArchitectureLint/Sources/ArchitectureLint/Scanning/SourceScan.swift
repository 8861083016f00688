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
    ///   - file: The path of the file for the system.
    ///   - path: The path of the file for a problem.
    func scan(
        _ file: String,
        at path: String,
        with state: inout State
    ) -> Result<Scanned, Problem> {
        do {
            try state.reader.read(file)
        } catch {
            return .failure(error.problem(at: path))
        }
        if let problem = state.reader.encodingProblem(at: path) { return .failure(problem) }
        let imports = ImportScanner.imports(
            in: state.reader.bytes,
            end: state.reader.end,
            sharing: &state.statements
        )
        let lines = countsLines ? state.reader.lineCount : nil
        return .success(Scanned(imports: imports, lines: lines))
    }
}
