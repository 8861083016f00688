import Console

extension Failure {
    /// A link that leads nowhere.
    /// - Parameters:
    ///   - code: What is wrong, behind `link.`.
    ///   - message: One line: what is wrong, and what links look like.
    static func link(_ code: String, _ message: String) -> Failure {
        Failure(status: .badData, code: "link.\(code)", message: message)
    }
}
