import BankConsole
import Bookkeeping
import Console
import DependencyContainer
import LedgerInterface
import SigningInterface

extension Command {
    /// The command `bank verify`.
    static func verify(signer: Lazy<any LogSigner>) -> Command {
        Command(
            "verify",
            abstract: "Verify a receipt or a checkpoint, without a book.",
            discussion: """
                The key never comes from the file. Get the key from the bank in a way that you trust; \
                'bank checkpoint key' prints it. Exits with 0 if the file is genuine. Exits with 1 if \
                the file is forged, or is neither a receipt nor a checkpoint.
                """,
            arguments: [Argument("file", help: "The path of the receipt or checkpoint.")],
            options: [
                .value(
                    "key",
                    placeholder: "KEY",
                    help: "The public key of the bank's log, or a file with it.",
                    isRequired: true
                )
            ],
            examples: [
                Example("bank verify --key bank.key 42.receipt", "Verify the receipt of entry 42.")
            ],
            answer: [
                "genuine": .bool, "log": .string, "entries": .integer, "root": .string,
                "entry": .integer.orNull, "content": .string.orNull,
            ]
        ) { invocation in
            let key = try VerifierKey(named: invocation.requiredOption("key"))
            let file = CappedFile(try invocation.argument("file"))
            let signer = try signer.value
            let isValid: SignedNote.Verification = { signer.isValid($0, of: $1, by: $2) }
            do throws(BankError) {
                let text = try file.text()
                guard text.starts(with: EntryReceipt.firstLine.utf8) else {
                    let note = try SignedNote(parsing: text)
                    return answer(try note.checkpoint(verifiedWith: key, by: isValid), key, nil)
                }
                let receipt = try EntryReceipt(parsing: text)
                return answer(try receipt.verify(with: key, by: isValid), key, receipt)
            } catch {
                guard error.code != "file.unreadable" else { throw error }
                throw BankError(.refused, code: error.code, error.message)
            }
        }
    }

    private static func answer(
        _ checkpoint: Checkpoint,
        _ key: VerifierKey,
        _ receipt: EntryReceipt?
    ) -> Answer {
        let text = receipt.map { String(decoding: $0.entry, as: UTF8.self) }
        let number = receipt.map { $0.proof.leaf + 1 } ?? 0
        let title = "The receipt is genuine: entry \(number) is in the log."
        return Answer(
            receipt?.blocks(title, checkpoint, signedWith: key) ?? [
                .line("The checkpoint is genuine."),
                .fields(EntryReceipt.facts(of: checkpoint, signedWith: key)),
            ],
            json: [
                "genuine": true,
                "log": .string(checkpoint.origin),
                "entries": .integer(checkpoint.head.size),
                "root": .string(checkpoint.head.root.description),
                "entry": receipt == nil ? .null : .integer(number),
                "content": text.map { .string($0) } ?? .null,
            ]
        )
    }
}

extension VerifierKey {
    /// Creates a key from its text, or from the path of a file that contains the key.
    /// - Throws: `BankError` `key.format`, `file.unreadable`.
    init(named text: String) throws(BankError) {
        if text.contains("+"), let key = try? VerifierKey(parsing: text) {
            self = key
            return
        }
        do {
            let lines = String(decoding: try CappedFile(text).text(), as: UTF8.self)
                .split(separator: "\n")
            try self.init(parsing: lines.first.map(String.init) ?? "")
        } catch {
            throw BankError(
                error.reason,
                code: error.code,
                "'\(text)' is neither a public key of a log ('name+id+key') nor a file with a key: "
                    + error.message
            )
        }
    }
}
