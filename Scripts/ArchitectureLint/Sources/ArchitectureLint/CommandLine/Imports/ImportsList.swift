/// The imports of some sources, already written out: a list of them takes no more memory than its
/// text.
struct ImportsList: Sendable {
    /// In UTF-8, the lines for a person, or the elements of a JSON array, each ended by a line break.
    private(set) var text: [UInt8] = []
    /// What could not be read.
    private(set) var problems: [Problem] = []

    /// What a thread keeps from one list to the next.
    struct Tools {
        fileprivate var scan = SourceScan.State()
        /// What was written of the statements so far. They are kept alive by the list above.
        fileprivate var lines: [ObjectIdentifier: [UInt8]] = [:]

        /// What follows the number of the line.
        fileprivate mutating func line(_ found: Import) -> [UInt8] {
            let id = ObjectIdentifier(found.statement)
            if let known = lines[id] { return known }
            let line = Array(": \(found)\n".utf8)
            lines[id] = line
            return line
        }
    }

    /// Reads sources and lists their imports.
    init(of sources: SourceFinder.Sources, asJSON isJSON: Bool, with tools: inout Tools) {
        let scan = SourceScan(countsLines: false)
        for name in sources.names {
            let imports: [Import]
            switch scan.scan(name, in: sources.folder, at: sources.path, with: &tools.scan) {
            case .success(let scanned): imports = scanned.imports
            case .failure(let problem):
                problems.append(problem)
                continue
            }
            if isJSON {
                for found in imports {
                    text += ImportsDocument.element(found, of: sources.path + name).utf8
                }
            } else {
                write(imports, of: sources.path + name, with: &tools)
            }
        }
    }

    /// Writes a line for each import.
    private mutating func write(
        _ imports: [Import],
        of file: String,
        with tools: inout Tools
    ) {
        guard !imports.isEmpty else { return }
        let place = Array("\(file):".utf8)
        for found in imports {
            text += place
            Self.append(found.line, to: &text)
            text += tools.line(found)
        }
    }

    private static func append(_ number: Int, to text: inout [UInt8]) {
        if number > 9 { append(number / 10, to: &text) }
        text.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10))
    }
}
