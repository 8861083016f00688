/// The problems that make an answer partial or prevent it.
struct Coverage: Error {
    /// The mistakes that prevent an answer.
    var mistakes: [Problem]
    /// The problems with packages, targets and files that could not be examined.
    var unseen: [Problem]
    /// True if the problems in `unseen` are errors, too.
    var isRequired = false
    /// False for a command that never gives a partial answer.
    var mayBePartial = true

    /// The problems that are errors, and so make the command fail.
    var problems: [Problem] { isRequired ? mistakes + unseen : mistakes }

    /// The problems in `unseen`; empty if these are errors.
    var notes: [Problem] { isRequired ? [] : unseen }

    /// The members that describe the problems in a JSON document.
    var json: JSONObject {
        [
            "problems": problems.map(\.entry),
            "partial": mayBePartial ? !unseen.isEmpty : nil,
            "unseen": mayBePartial ? unseen.map(\.entry) : nil,
        ]
    }

    /// The messages for standard error.
    var text: String {
        problems.map(\.line).joined()
            + (notes.isEmpty ? "" : note(.plain, "are missing in the answer") + "\n")
    }

    /// Returns a note that lists the parts that archlint could not read, each with its problem.
    ///
    /// - Parameter consequence: The consequence for the listed parts, such as `are not checked`.
    func note(_ style: TextStyle, _ consequence: String) -> String {
        let lines = notes.map { part in
            let place = part.place.isEmpty ? "" : style.place("\(part.place.onOneLine):") + " "
            return "\(place)\(style.warning("note:")) \(part.message.onItsLines)"
        }
        let reason = ": The parts below \(consequence); --complete makes this an error"
        return ([style.headed("partial", reason)] + lines).joined(separator: "\n")
    }
}
