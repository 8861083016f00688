/// A public key that verifies the signatures of a note, as C2SP signed-note defines it.
///
/// The text of a key is `name+id+key`, such as `modularbank/8f2a…+530d903a+AekyeR…`. The bank
/// publishes the key. Anyone who verifies a checkpoint or a receipt must get the key from a trusted
/// source.
public struct VerifierKey: Sendable, Hashable {
    /// The number of the signature type Ed25519 in C2SP signed-note.
    private static let ed25519 = UInt8(0x01)
    private static let publicKeyLength = 32
    private static let greatestLength = 1024

    /// The name of the key, which is the origin of the log.
    public let name: String
    /// The Ed25519 public key of 32 bytes.
    public let publicKey: [UInt8]

    /// Creates a key from a log's name and a public key.
    /// - Parameters:
    ///   - name: The origin of the log, without white space and `+`.
    ///   - publicKey: The Ed25519 public key of 32 bytes.
    /// - Throws: ``BankError`` `key.format` for a malformed name or a key of another length.
    public init(name: String, publicKey: [UInt8]) throws(BankError) {
        guard Self.isValid(name: name), publicKey.count == Self.publicKeyLength else {
            throw Self.formatError
        }
        self.name = name
        self.publicKey = publicKey
    }

    /// Parses a key in the form `name+id+key`.
    /// - Throws: ``BankError`` `key.format` for malformed text.
    public init(parsing text: String) throws(BankError) {
        let parts = text.utf8.prefix(Self.greatestLength)
            .split(separator: UInt8(ascii: "+"), maxSplits: 2, omittingEmptySubsequences: false)
        guard parts.count == 3, let name = String(parts[0]), let key = Base64.decode(parts[2]),
            key.first == Self.ed25519
        else { throw Self.formatError }
        try self.init(name: name, publicKey: Array(key.dropFirst()))
        guard description.utf8.elementsEqual(text.utf8) else { throw Self.formatError }
    }

    /// The first four bytes of a hash of the name and the public key, which identify the key in a
    /// signature.
    public var id: [UInt8] {
        let digest = SHA256.digest(
            of: Array(name.utf8) + [UInt8(ascii: "\n"), Self.ed25519] + publicKey
        )
        return Array(digest.bytes.prefix(4))
    }

    /// Returns whether `name` is not empty and has no white space, control characters or `+`.
    static func isValid(name: String) -> Bool {
        !name.isEmpty
            && name.unicodeScalars.allSatisfy {
                !$0.properties.isWhitespace && $0.value >= 0x20 && $0 != "+"
            }
    }

    private static let formatError = BankError(
        .badData,
        code: "key.format",
        "the text is not a public key of a log; a key has the form 'name+id+key'"
    )
}

extension VerifierKey: CustomStringConvertible {
    /// The text `name+id+key`.
    public var description: String {
        "\(name)+\(Hexadecimal.encode(id))+\(Base64.text([Self.ed25519] + publicKey))"
    }
}
