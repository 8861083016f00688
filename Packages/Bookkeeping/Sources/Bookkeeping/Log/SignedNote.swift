/// A text with signatures, as C2SP signed-note defines it.
///
/// The text must not be trusted before ``verify(with:by:)`` has succeeded.
public struct SignedNote: Sendable, Hashable {
    /// A function that returns whether `signature` is a valid Ed25519 signature of `message` by
    /// `publicKey`.
    public typealias Verification = (
        _ signature: [UInt8], _ message: [UInt8], _ publicKey: [UInt8]
    ) -> Bool

    /// A signature of a note, written as one line after the text.
    public struct Signature: Sendable, Hashable {
        /// The name of the key.
        public let name: String
        /// The four bytes that identify the key; see ``VerifierKey/id``.
        public let keyID: [UInt8]
        /// The signature; 64 bytes for Ed25519.
        public let bytes: [UInt8]

        /// The line with the signature, without a line feed.
        fileprivate var line: String { "\(prefix)\(name) \(Base64.text(keyID + bytes))" }
    }

    /// The greatest length of a note in bytes.
    static let greatestLength = 1 << 18
    private static let greatestNumberOfSignatures = 64
    private static let lineFeed = UInt8(ascii: "\n")

    /// The text, which ends with a line feed.
    public let text: String
    /// The signatures, at least one.
    public let signatures: [Signature]

    /// Creates a note by signing a text.
    /// - Parameters:
    ///   - text: The text, which ends with a line feed.
    ///   - key: The public key of the signer.
    ///   - sign: Returns the Ed25519 signature of a message.
    /// - Throws: The error of `sign`.
    public init<Failure: Error>(
        signing text: String,
        key: VerifierKey,
        by sign: (_ message: [UInt8]) throws(Failure) -> [UInt8]
    ) throws(Failure) {
        self.text = text
        let signature = try sign(Array(text.utf8))
        signatures = [Signature(name: key.name, keyID: key.id, bytes: signature)]
    }

    /// Parses a note.
    /// - Parameter note: The note in UTF-8.
    /// - Throws: ``BankError`` `checkpoint.format` for malformed text.
    public init(parsing note: some Collection<UInt8>) throws(BankError) {
        guard note.count <= Self.greatestLength else {
            throw Self.error("it is longer than \(Self.greatestLength) bytes")
        }
        let bytes = Array(note)
        guard let whole = String(validating: bytes, as: UTF8.self),
            bytes.allSatisfy({ $0 >= 0x20 || $0 == Self.lineFeed })
        else { throw Self.error("it has bytes that are not text") }
        // The last empty line separates the text from the signatures.
        let end = bytes.indices.dropFirst().last {
            bytes[$0] == Self.lineFeed && bytes[$0 - 1] == Self.lineFeed
        }
        guard let end, bytes.last == Self.lineFeed, end < bytes.count - 1 else {
            throw Self.error("it has no signature after an empty line")
        }
        let lines = bytes[(end + 1)...].dropLast()
            .split(separator: Self.lineFeed, omittingEmptySubsequences: false)
        guard lines.count <= Self.greatestNumberOfSignatures else {
            throw Self.error("it has more than \(Self.greatestNumberOfSignatures) signatures")
        }
        var signatures: [Signature] = []
        for line in lines {
            let signature = try Self.signature(line)
            let isRepeated = signatures.contains {
                $0.name.utf8.elementsEqual(signature.name.utf8) && $0.keyID == signature.keyID
            }
            guard !isRepeated else { throw Self.error("it has two signatures by one key") }
            signatures.append(signature)
        }
        text = String(decoding: bytes[..<end], as: UTF8.self)
        self.signatures = signatures
        guard description.utf8.elementsEqual(whole.utf8) else {
            throw Self.error("a line is not in canonical form")
        }
    }

    private static func signature(_ line: ArraySlice<UInt8>) throws(BankError) -> Signature {
        let malformed = error("a line after the empty line is not a signature")
        guard line.starts(with: prefix.utf8) else { throw malformed }
        let parts = line.dropFirst(prefix.utf8.count)
            .split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
        guard parts.count == 2, let bytes = Base64.decode(parts[1]), bytes.count > 4 else {
            throw malformed
        }
        let name = String(decoding: parts[0], as: UTF8.self)
        guard VerifierKey.isValid(name: name) else { throw malformed }
        return Signature(name: name, keyID: Array(bytes[..<4]), bytes: Array(bytes[4...]))
    }

    /// Verifies the signature by `key`, and ignores the signatures by other keys.
    /// - Parameters:
    ///   - key: The public key of the signer, from a source other than the note.
    ///   - isValid: The function that verifies Ed25519 signatures.
    /// - Throws: ``BankError`` `checkpoint.unsigned` without a signature by `key`, and
    ///   `checkpoint.signature` for an invalid signature.
    public func verify(with key: VerifierKey, by isValid: Verification) throws(BankError) {
        let signature = signatures.first {
            $0.name.utf8.elementsEqual(key.name.utf8) && $0.keyID == key.id
        }
        guard let signature else {
            throw BankError(
                .refused,
                code: "checkpoint.unsigned",
                "the checkpoint has no signature by the key '\(key)'"
            )
        }
        guard isValid(signature.bytes, Array(text.utf8), key.publicKey) else {
            throw BankError(
                .refused,
                code: "checkpoint.signature",
                "the signature of the checkpoint is wrong: the text or the signature was changed"
            )
        }
    }

    static func error(_ problem: String) -> BankError {
        BankError(
            .badData,
            code: "checkpoint.format",
            "the text is not a signed checkpoint: \(problem)"
        )
    }
}

/// The em dash and the space that begin a line with a signature.
private let prefix = "\u{2014} "

extension SignedNote: CustomStringConvertible {
    /// The text of the note with its signatures, which ``init(parsing:)`` reads.
    public var description: String {
        text + "\n" + signatures.map { $0.line + "\n" }.joined()
    }
}
