import Bookkeeping
import SigningInterface

/// The keys that sign the bank's checkpoints, each in a private file such as
/// `0123456789abcdef.signer`.
struct SignerFiles: LogSigner {
    /// The path of the folder with the files.
    let folder: String

    func hasKey(of origin: String) throws -> Bool {
        try file(of: origin).exists()
    }

    func prepareKey(of origin: String) throws {
        let file = try file(of: origin)
        guard try !file.exists() else {
            throw file.refusal("exists", "exists already, and a book can have only one signer")
        }
        let prepared = try self.file(of: origin, suffix: Self.prepared)
        try prepared.remove()
        _ = try prepared.makeIfMissing { try SigningKey.random().seed }
    }

    func adoptKey(of origin: String) throws {
        let prepared = try file(of: origin, suffix: Self.prepared)
        guard try prepared.exists() else { return }
        try prepared.move(to: file(of: origin))
    }

    func discardKey(of origin: String) throws {
        let prepared = try file(of: origin, suffix: Self.prepared)
        try prepared.remove()
        prepared.removeDrafts()
    }

    func verifierKey(of origin: String) throws -> VerifierKey {
        try VerifierKey(name: origin, publicKey: key(of: origin).publicKey.bytes)
    }

    func sign(_ message: [UInt8], for origin: String) throws -> [UInt8] {
        try key(of: origin).sign(message).bytes
    }

    func isValid(_ signature: [UInt8], of message: [UInt8], by publicKey: [UInt8]) -> Bool {
        // Without the library nothing is valid.
        (try? SigningKey.verify(
            HexBytes(signature),
            over: message,
            with: HexBytes(publicKey)
        )) ?? false
    }

    private static let prepared = ".prepared"

    /// Returns the key of the signer file, or the prepared key while the book is being created.
    private func key(of origin: String) throws -> SigningKey {
        let prepared = try file(of: origin, suffix: Self.prepared)
        let file = try file(of: origin)
        guard try file.exists() else {
            return try SigningKey(seed: (prepared.exists() ? prepared : file).load())
        }
        // A process that was killed while it adopted the key has left two names of one file.
        if try prepared.isSame(as: file) { try prepared.remove() }
        return try SigningKey(seed: file.load())
    }

    private func file(of origin: String, suffix: String = "") throws -> PrivateFile {
        guard let id = BookID.id(ofLog: origin) else { throw BookID.invalid("signer.book") }
        return PrivateFile(
            path: "\(folder)/\(id).signer\(suffix)",
            name: "signer",
            code: "signer",
            loss: "no checkpoint can be signed without it"
        )
    }
}
