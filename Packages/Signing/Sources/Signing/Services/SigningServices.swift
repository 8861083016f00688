import Bookkeeping
import Console
import DependencyContainer
import LedgerInterface
import SigningInterface

/// What Signing can do, made of one ledger, one key file and one reader of secrets.
struct SigningServices: Sendable {
    let book: CustomerBook
    let keyFile: KeyFile
    let fileKey: AsyncLazy<FileKey>
    let prompt: CredentialPrompt
    let clock: WallClock

    init(
        ledger: any Ledger,
        secrets: any SecretReader,
        keyFile: KeyFile,
        fileKey: AsyncLazy<FileKey>,
        clock: @escaping WallClock
    ) {
        book = CustomerBook(ledger: ledger)
        prompt = CredentialPrompt(secrets: secrets)
        self.keyFile = keyFile
        self.fileKey = fileKey
        self.clock = clock
    }

    var join: JoinCustomer {
        JoinCustomer(book: book, keyFile: keyFile, prompt: prompt, clock: clock)
    }
    var password: PasswordCheck {
        PasswordCheck(book: book, keyFile: keyFile, fileKey: fileKey, prompt: prompt)
    }
    var replacing: ReplacePassword {
        ReplacePassword(
            book: book,
            keyFile: keyFile,
            fileKey: fileKey,
            password: password,
            prompt: prompt
        )
    }
    /// Who may sign in, by id; nobody in a bank that has no book yet.
    func customers() async throws -> [CustomerProfile] {
        do {
            return try await book.customers().map {
                CustomerProfile(id: $0.id, name: $0.record.name)
            }
        } catch let error as BankError where error.code == "book.missing" {
            return []
        }
    }

    var unlocking: UnlockPassword { UnlockPassword(book: book, prompt: prompt) }
}

/// Signing's own services, for its commands.
let signingServicesInject = InjectID<SigningServices>("Signing.Services")
