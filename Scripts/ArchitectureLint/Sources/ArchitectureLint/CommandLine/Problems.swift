/// Several things that are wrong, so that there is no answer.
struct Problems: Error {
    /// Them, in the order in which they are told.
    let list: [Problem]
}
