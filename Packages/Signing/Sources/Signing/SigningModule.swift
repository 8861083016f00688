import BankConsole
public import Bookkeeping
import Console
public import DependencyContainer
import LedgerInterface
import SigningInterface

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The module of customers, their passwords and signatures, and the commands `customer …`.
public struct SigningModule: Module {
    private let authority: BankAuthority
    private let keys: KeyPaths
    private let signers: SignerFiles
    private let clock: WallClock

    /// Creates the module of a bank whose books each have their own key file.
    ///
    /// - Parameters:
    ///   - authority: The bank's authority, which counts password attempts.
    ///   - keys: The paths of the secret files. Keep these files apart from the book: a thief
    ///     with both can try all passwords.
    ///   - clock: The clock that decides when signatures expire.
    public init(
        authority: BankAuthority,
        keys: KeyPaths,
        clock: @escaping WallClock = Timestamp.now
    ) {
        self.authority = authority
        self.keys = keys
        signers = SignerFiles(folder: keys.folder)
        self.clock = clock
    }

    /// Creates the module of a bank with one book, for demos and tests.
    ///
    /// - Parameters:
    ///   - authority: The bank's authority, which counts password attempts.
    ///   - keyFile: The path of the key file; the files of the signers are in the same folder.
    ///   - clock: The clock that decides when signatures expire.
    public init(
        authority: BankAuthority,
        keyFile: String,
        clock: @escaping WallClock = Timestamp.now
    ) {
        let folder = PrivateFile.folder(of: keyFile)
        let keys = KeyPaths(folder: folder, keyFile: keyFile)
        self.init(authority: authority, keys: keys, clock: clock)
    }

    public var provides: [any ServiceID]? {
        [
            signingInject, authorityVerifierInject, customerInject, signInInject,
            signedInSessionInject, verifyInject, logSignerInject,
        ]
    }

    public var needs: [any ServiceID]? {
        [ledgerInject, historyLogInject, secretReaderInject, signedInInject]
    }

    public func register(in registrar: inout Registrar) {
        registerServices(in: &registrar)
        registerSessions(in: &registrar)
        registerCommands(in: &registrar)
    }

    private func registerServices(in registrar: inout Registrar) {
        let (authority, keys) = (authority, keys)
        let (signers, clock) = (signers, clock)
        registrar.register(keyPlaceInject, needs: historyLogInject.lazily) { log in
            @Sendable func origin() async throws -> String {
                let present: any HistoryLog
                do { present = try log.value } catch { throw error.cause }
                return try await present.origin()
            }
            return KeyPlace(keys, origin: origin)
        }
        registrar.register(
            signingServicesInject,
            needs: ledgerInject,
            secretReaderInject,
            keyPlaceInject,
            fileKeyInject.lazily
        ) { ledger, secrets, keyPlace, fileKey in
            SigningServices(
                book: CustomerBook(ledger: ledger),
                authority: authority,
                keyPlace: keyPlace,
                lazyFileKey: fileKey,
                prompt: CredentialPrompt(secrets: secrets),
                clock: clock
            )
        }
        registrar.register(fileKeyInject, needs: keyPlaceInject, scope: .weak) {
            try await $0.file().load()
        }
        registrar.register(logSignerInject) { signers }
        registrar.register(customerInject, needs: signingServicesInject) {
            CustomerDirectory(book: $0.book)
        }
        for rule in SigningAuthorityRules.all(by: authority.name) {
            registrar.register(authorityRulesInject) { rule }
        }
        registrar.register(authorityVerifierInject) { CustomerSignatureVerifier() }
    }

    private func registerSessions(in registrar: inout Registrar) {
        registrar.register(
            signingSessionInject,
            needs: signedInScope.input,
            signingServicesInject,
            scope: .within(signedInScope)
        ) { customer, services in
            SigningSession(customer: customer, password: services.password, clock: services.clock)
        }
        registrar.register(
            signedInSessionInject,
            needs: signingSessionInject,
            scope: .within(signedInScope)
        ) { $0 }
        registrar.register(
            verifyInject,
            needs: signedInSessionInject,
            scope: .within(signedInScope),
            make: VerifyBuilder.init
        )
        registrar.register(
            signingInject,
            needs: signedInScope.opening(signingSessionInject),
            signingServicesInject
        ) { sessions, services in
            SigningService(sessions: sessions, prompt: services.prompt)
        }
        registrar.register(
            homeEntriesInject,
            needs: signedInSessionInject,
            signingServicesInject,
            scope: .within(signedInScope)
        ) { session, services in
            let reminder: HomeEntry.Reminder = {
                let credential = try await services.book.credential(of: session.customer).value
                guard !credential.isRecoveryCodeConfirmed else { return nil }
                return "You noted no recovery code. Get one under Password."
            }
            return HomeEntry(
                "password",
                "Password",
                key: ActionKey.password,
                reminder: reminder
            ) {
                ChangePasswordBuilder(dependency: services)
                    .build(of: session.customer, withListener: $0)
            }
        }
        registrar.register(
            signInInject,
            needs: signingServicesInject,
            signedInScope.opening(signedInInject)
        ) { services, signedIn in
            SigningScreens(signing: services, signedIn: signedIn)
        }
    }

    private func registerCommands(in registrar: inout Registrar) {
        registrar.register(commandGroupsInject) { SigningCommands.group }
        // Lazily: help, and the commands of other features, open no book.
        for command in SigningCommands.all {
            registrar.register(commandsInject, needs: signingServicesInject.lazily, make: command)
        }
    }

    /// Prevents core dumps of this process.
    ///
    /// The app calls this method first, because a core dump may contain typed text and a shown
    /// recovery code. The memory of passwords and keys is never dumped.
    public static func forbidCoreDumps() {
        var none = rlimit(rlim_cur: 0, rlim_max: 0)
        #if canImport(Darwin) || canImport(Musl)
            _ = setrlimit(RLIMIT_CORE, &none)
        #else
            _ = setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)
        #endif
    }
}
