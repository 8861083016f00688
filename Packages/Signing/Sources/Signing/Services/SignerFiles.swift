import Bookkeeping
import SigningInterface

/// The bank's signers of checkpoints in private files, such as `0123456789abcdef.signer`.
struct SignerFiles: LogSigner {
    /// The folder of the files.
    let folder: String

    func exists(for book: String) throws -> Bool {
        try file(of: book).exists()
    }

    func make(for book: String) throws -> LogPublicKey {
        let file = try file(of: book)
        guard try file.makeIfMissing({ try SigningKey.random().seed }) else {
            throw file.refusal("exists", "exists already; a book gets a signer only once")
        }
        return try publicKey(for: book)
    }

    func publicKey(for book: String) throws -> LogPublicKey {
        LogPublicKey(book: book, bytes: try key(of: book).publicKey.bytes)
    }

    func sign(
        _ bytes: [UInt8],
        for book: String,
        expecting expected: LogPublicKey?
    ) throws -> [UInt8] {
        let key = try key(of: book)
        let publicKey = LogPublicKey(book: book, bytes: key.publicKey.bytes)
        guard expected == nil || expected == publicKey else {
            throw try file(of: book).refusal(
                "other",
                "is not the one that signed this book's checkpoints; restore that one"
            )
        }
        return try key.sign(bytes).bytes
    }

    private func key(of book: String) throws -> SigningKey {
        try SigningKey(seed: try file(of: book).load())
    }

    private func file(of book: String) throws -> PrivateFile {
        guard BookID.isValid(book) else { throw BookID.invalid("signer.book") }
        return PrivateFile(
            path: "\(folder)/\(book).signer",
            name: "signer",
            code: "signer",
            loss: "no checkpoint can be signed without it"
        )
    }
}

/// The verifier of Ed25519 signatures with libsodium.
struct SodiumVerifier: Ed25519Verifying {
    func isValid(
        _ signature: [UInt8],
        over bytes: [UInt8],
        with publicKey: [UInt8]
    ) throws -> Bool {
        try SigningKey.verify(HexBytes(signature), over: bytes, with: HexBytes(publicKey))
    }
}
