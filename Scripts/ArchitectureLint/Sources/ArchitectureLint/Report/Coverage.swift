/// The obstacles to a whole answer, and whether it fails for them.
struct Coverage: Error {
    /// The mistakes that prevent an answer.
    var mistakes: [Problem]
    /// The packages, targets and files that could not be seen.
    var unseen: [Problem]
    /// True if an answer fails for what could not be seen, too.
    var isRequired = false
    /// False for a command that always fails for what could not be seen.
    var mayBePartial = true

    /// The problems that the answer fails for.
    var problems: [Problem] { isRequired ? mistakes + unseen : mistakes }

    /// The parts that could not be seen, unless the answer fails for them.
    var notes: [Problem] { isRequired ? [] : unseen }

    /// The members of a document.
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
            + (notes.isEmpty ? "" : note(.plain, "is missing in the answer") + "\n")
    }

    /// The parts that could not be seen, one a line, with what follows from that.
    func note(_ style: TextStyle, _ consequence: String) -> String {
        let lines = notes.map { part in
            let place = part.place.isEmpty ? "" : style.place("\(part.place.onOneLine):") + " "
            return "\(place)\(style.warning("note:")) \(part.message.onItsLines)"
        }
        let reason = ": What could not be seen \(consequence); --complete fails for it"
        return ([style.headed("partial", reason)] + lines).joined(separator: "\n")
    }
}
