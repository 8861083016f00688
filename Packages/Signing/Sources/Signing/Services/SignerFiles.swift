import Bookkeeping
import SigningInterface

/// The keys that sign the bank's checkpoints, each in a private file such as
/// `0123456789abcdef.signer`, beside a file with the head that was signed last.
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

    func lastHead(of origin: String) throws -> TreeHead? {
        try headFile(of: origin).load()
    }

    func sign(
        _ head: TreeHead,
        continuing continuation: LogContinuation,
        of origin: String
    ) throws -> SignedNote {
        let memory = try headFile(of: origin)
        return try memory.locked(by: keyFile(of: origin)) {
            let note = try note(Checkpoint(origin: origin, head: head).text, of: origin)
            let last = try memory.load()
            // The name of the log is made from its first entry, so another log has another key.
            if last == nil, head.size <= 1 { return note }
            try continuation.check(head, after: last)
            // Also for an equal head, which a killed process may have left without synchronizing.
            try memory.replace(by: head)
            return note
        }
    }

    func sign(_ historyBreak: HistoryBreak, of origin: String) throws -> SignedNote {
        try note(historyBreak.text(in: origin), of: origin)
    }

    func accept(_ historyBreak: HistoryBreak, of origin: String) throws {
        let memory = try headFile(of: origin)
        try memory.locked(by: keyFile(of: origin)) {
            if try memory.load() == historyBreak.old { try memory.replace(by: historyBreak.new) }
        }
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

    private func note(_ text: String, of origin: String) throws -> SignedNote {
        let key = try key(of: origin)
        return try SignedNote(
            signing: text,
            key: VerifierKey(name: origin, publicKey: key.publicKey.bytes)
        ) { try key.sign($0).bytes }
    }

    private func headFile(of origin: String) throws -> SignedHeadFile {
        try SignedHeadFile(file: file(of: origin, suffix: ".head"), origin: origin)
    }

    private func key(of origin: String) throws -> SigningKey {
        try SigningKey(seed: keyFile(of: origin).load())
    }

    /// Returns the file of the key, or of the prepared key while the book is being created.
    private func keyFile(of origin: String) throws -> PrivateFile {
        let prepared = try file(of: origin, suffix: Self.prepared)
        let file = try file(of: origin)
        guard try file.exists() else { return try prepared.exists() ? prepared : file }
        // A process that was killed while it adopted the key has left two names of one file.
        if try prepared.isSame(as: file) { try prepared.remove() }
        return file
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
