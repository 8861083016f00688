/// The size and the root of a log at one moment, as C2SP tlog-checkpoint defines it.
///
/// A change of an entry that a signed checkpoint covers changes the root, and then no proof of
/// consistency exists.
public struct Checkpoint: Sendable, Hashable {
    /// The name of the log, such as `modularbank/8f2a41d09c1b77e3`.
    public let origin: String
    /// The size and the root.
    public let head: TreeHead

    public init(origin: String, head: TreeHead) {
        self.origin = origin
        self.head = head
    }

    /// Parses the text of a note, and ignores further lines, as the specification asks for.
    /// - Parameter text: The text in UTF-8, which ends with a line feed.
    /// - Throws: ``BankError`` `checkpoint.format` unless it is an origin, a size and a root.
    public init(parsing text: some Collection<UInt8>) throws(BankError) {
        let lines = Array(text).split(
            separator: UInt8(ascii: "\n"),
            omittingEmptySubsequences: false
        )
        guard lines.count >= 4, let end = lines.last, end.isEmpty,
            lines.dropLast().allSatisfy({ !$0.isEmpty }),
            let origin = String(validating: lines[0], as: UTF8.self),
            let size = Int64(canonical: lines[1]),
            let root = Base64.decode(lines[2]).flatMap({ SHA256Digest(bytes: $0) })
        else { throw SignedNote.error("it does not begin with an origin, a size and a root") }
        self.init(origin: origin, head: TreeHead(size: size, root: root))
    }

    /// The text to sign: the origin, the size and the root, each with a line feed.
    public var text: String {
        "\(origin)\n\(head.size)\n\(Base64.text(head.root.bytes))\n"
    }
}

extension SignedNote {
    /// Verifies the note and returns its checkpoint.
    /// - Parameters:
    ///   - key: The key of the log, which does not come from the note.
    ///   - isValid: The verification of Ed25519.
    /// - Throws: The errors of ``verify(with:by:)``, ``BankError`` `checkpoint.format` for another
    ///   text, and `checkpoint.origin` for the checkpoint of another log.
    public func checkpoint(
        verifiedWith key: VerifierKey,
        by isValid: Verification
    ) throws(BankError) -> Checkpoint {
        try verify(with: key, by: isValid)
        let checkpoint = try Checkpoint(parsing: text.utf8)
        guard checkpoint.origin.utf8.elementsEqual(key.name.utf8) else {
            throw BankError(
                .refused,
                code: "checkpoint.origin",
                "the checkpoint is of the log '\(checkpoint.origin)', and the key is of the log "
                    + "'\(key.name)'"
            )
        }
        return checkpoint
    }
}

extension Int64 {
    /// Creates a number of zero or more from digits without a leading zero.
    init?(canonical digits: some Collection<UInt8>) {
        guard digits.count <= 19, let number = Int64(String(decoding: digits, as: UTF8.self)),
            number >= 0, String(number).utf8.elementsEqual(digits)
        else { return nil }
        self = number
    }
}
