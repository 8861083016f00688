/// The size and the root of a log at one moment, as C2SP tlog-checkpoint defines it.
///
/// Changing an entry that the checkpoint covers changes the root. After such a change, no
/// consistency proof from the checkpoint to the log exists.
public struct Checkpoint: Sendable, Hashable {
    /// The name of the log, such as `modularbank/8f2a41d09c1b77e3`.
    public let origin: String
    /// The number of entries and the Merkle root of the log.
    public let head: TreeHead

    public init(origin: String, head: TreeHead) {
        self.origin = origin
        self.head = head
    }

    /// Parses the text of a note, and ignores further lines, as the specification requires.
    /// - Parameter text: The text in UTF-8, which ends with a line feed.
    /// - Throws: ``BankError`` `checkpoint.format` for text that does not begin with an origin, a
    ///   size and a root.
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

    /// The text to sign: the origin, the size and the root, each followed by a line feed.
    public var text: String {
        "\(origin)\n\(head.size)\n\(Base64.text(head.root.bytes))\n"
    }
}

extension SignedNote {
    /// Verifies the signature of the note and returns its checkpoint.
    /// - Parameters:
    ///   - key: The public key of the log, from a source other than the note.
    ///   - isValid: The function that verifies Ed25519 signatures.
    /// - Throws: The errors of ``verify(with:by:)``. Throws ``BankError`` `checkpoint.format` for
    ///   text that is not a checkpoint, and `checkpoint.origin` for the checkpoint of another log.
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
                "the checkpoint belongs to the log '\(checkpoint.origin)', but the public key belongs to "
                    + "the log '\(key.name)'; use the public key of the checkpoint's log"
            )
        }
        return checkpoint
    }
}

extension Int64 {
    /// Creates a number, zero or more, from digits without leading zeros; returns nil for other
    /// text.
    init?(canonical digits: some Collection<UInt8>) {
        guard digits.count <= 19, let number = Int64(String(decoding: digits, as: UTF8.self)),
            number >= 0, String(number).utf8.elementsEqual(digits)
        else { return nil }
        self = number
    }
}
