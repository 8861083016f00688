/// The words behind a command, sorted by its declaration.
struct ParsedWords: Sendable {
    let declaration: Command
    var arguments: [String: String] = [:]
    var values: [String: String] = [:]
    var flags: Set<String> = []
    /// The words of an argument that repeats.
    var repeated: [String] = []
}
