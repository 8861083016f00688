/// One step of the schema: what makes a book of version n one of version n + 1.
struct SchemaStep: Sendable {
    /// What it is for, in a few words.
    let purpose: String
    /// The statements that do it.
    let sql: String
}
