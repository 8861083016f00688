import Bookkeeping
import Console
import DependencyContainer
import LedgerInterface
import SigningInterface

/// The use cases of signing, and the services that they share.
struct SigningServices: Sendable {
    let book: CustomerBook
    /// The bank's authority to count attempts.
    let authority: BankAuthority
    let keyPlace: KeyPlace
    let lazyFileKey: AsyncLazy<FileKey>
    var prompt: CredentialPrompt
    let clock: WallClock

    var join: JoinCustomer { JoinCustomer(services: self) }
    var changePassword: ChangePassword { ChangePassword(services: self) }
    var recoverPassword: RecoverPassword { RecoverPassword(services: self) }
    var unlockPassword: UnlockPassword { UnlockPassword(services: self) }
    var renewRecoveryCode: RenewRecoveryCode { RenewRecoveryCode(services: self) }
    var password: PasswordCheck { PasswordCheck(services: self) }
    var recoveryCode: RecoveryCheck { RecoveryCheck(services: self) }

    var findCustomers: FindCustomers { FindCustomers(book: book) }

    /// Returns a copy that answers its questions with `secrets`, in this order.
    func answering(_ secrets: Secret...) -> SigningServices {
        var copy = self
        copy.prompt = CredentialPrompt(secrets: TypedSecrets(secrets))
        return copy
    }

    /// The key file of the current book.
    var keyFile: KeyFile {
        get async throws { try await keyPlace.file() }
    }

    var attempts: AttemptLimiter {
        get async throws {
            AttemptLimiter(
                book: book,
                authority: authority,
                turns: AttemptTurns(keyFile: try await keyFile.path)
            )
        }
    }

    /// The key in the key file.
    var fileKey: FileKey {
        get async throws {
            do { return try await lazyFileKey.value } catch { throw error.cause }
        }
    }

    /// Returns the first `count` customers by id; empty if there is no book yet.
    func customers(first count: Int) async throws -> [CustomerProfile] {
        let records = try await book.ledger.unlessMissing {
            try await book.ledger.records(in: CustomerBook.collection, after: nil, limit: count)
        }
        return try (records ?? []).map { record in
            let name = try record.decode(as: CustomerRecord.self).name
            return CustomerProfile(id: CustomerID(record.key.name), name: name)
        }
    }
}

/// The ID of the signing use cases, which only this module's commands and screens use.
let signingServicesInject = InjectID<SigningServices>("Signing.Services")
