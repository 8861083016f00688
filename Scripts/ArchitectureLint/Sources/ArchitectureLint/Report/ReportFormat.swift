/// How the answer of a check is written.
enum ReportFormat: String, CaseIterable, Sendable {
    /// For people.
    case text
    /// One document of archlint's own.
    case json
    /// The exchange format of static analysis, which code hosts and editors read.
    case sarif
    /// What test reports of build servers are made of.
    case junit
    /// The annotations of GitHub's workflows.
    case github

    /// Whether it is one document, which is whole also when there is nothing to say.
    var isDocument: Bool {
        switch self {
        case .json, .sarif, .junit: true
        case .text, .github: false
        }
    }
}
