/// The imports of some sources, already written out: a list of them takes no more memory than its
/// text.
struct ImportsList: Sendable {
    /// The lines for a person, or the elements of a JSON array, each ended by a line break.
    private(set) var text = ""
    /// What could not be read.
    private(set) var problems: [Problem] = []

    /// Reads sources and lists their imports.
    init(of files: ArraySlice<String>, asJSON isJSON: Bool) {
        for file in files {
            do {
                for found in ImportScanner.imports(in: try SourceReader.read(file)) {
                    if isJSON {
                        text += ImportsDocument.element(found, of: file)
                    } else {
                        text += "\(file):\(found.line): "
                        found.write(to: &text)
                        text += "\n"
                    }
                }
            } catch let problem as Problem {
                problems.append(problem)
            } catch {
                problems.append(Problem(.unreadable, at: file, "\(error)"))
            }
        }
    }
}
