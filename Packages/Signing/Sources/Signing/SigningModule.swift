import Bookkeeping
import Console
import DependencyContainer
import LedgerInterface
import SigningInterface

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Customers, their passwords and their signatures, and the commands `customer …`.
public struct SigningModule: Module {
    private let keyPlace: KeyPlace
    private let signers: SignerFiles
    private let clock: WallClock

    /// Creates the module.
    ///
    /// - Parameters:
    ///   - keys: The paths of the secret files, which are made with the book and its first
    ///     customer. With the book and its key file, passwords can be searched.
    ///   - bookID: Returns the id of the present book, 16 lowercase hexadecimal digits; nil to use
    ///     the key file beside the book.
    ///   - clock: The clock by which signatures expire.
    ///   - warn: Shows a warning in one line.
    public init(
        keys: KeyPaths,
        bookID: @escaping @Sendable () async throws -> String? = { nil },
        clock: @escaping WallClock = Timestamp.now,
        warn: @escaping @Sendable (String) -> Void = { _ in }
    ) {
        keyPlace = KeyPlace(keys, bookID: bookID, warn: warn)
        signers = SignerFiles(folder: keys.folder)
        self.clock = clock
    }

    /// Creates the module of a bank with one book, for demos and tests.
    ///
    /// - Parameters:
    ///   - keyFile: The path of the key file; signers are in the same folder.
    ///   - clock: The clock by which signatures expire.
    public init(
        keyFile: String,
        clock: @escaping WallClock = Timestamp.now
    ) {
        let folder = PrivateFile.folder(of: keyFile)
        let keys = KeyPaths(folder: folder, keyFile: keyFile, besideBook: keyFile)
        self.init(keys: keys, clock: clock)
    }

    public var provides: [any ServiceID]? {
        [
            signingInject, signatureVerifierInject, customerInject, signInInject,
            signedInSessionInject, logSignerInject,
        ]
    }

    public var needs: [any ServiceID]? { [ledgerInject, secretReaderInject, signedInInject] }

    public func register(in registrar: inout Registrar) {
        registerServices(in: &registrar)
        registerSessions(in: &registrar)
        registerCommands(in: &registrar)
    }

    private func registerServices(in registrar: inout Registrar) {
        let (keyPlace, signers, clock) = (keyPlace, signers, clock)
        registrar.register(
            signingServicesInject,
            needs: ledgerInject,
            secretReaderInject,
            fileKeyInject.lazily
        ) { ledger, secrets, fileKey in
            SigningServices(
                book: CustomerBook(ledger: ledger),
                keyPlace: keyPlace,
                lazyFileKey: fileKey,
                prompt: CredentialPrompt(secrets: secrets),
                clock: clock
            )
        }
        registrar.register(fileKeyInject, scope: .weak) { try await keyPlace.file().load() }
        registrar.register(logSignerInject) { signers }
        registrar.register(customerInject, needs: signingServicesInject) {
            CustomerDirectory(book: $0.book)
        }
        for rule in SigningAuthorityRules.all { registrar.register(authorityRulesInject) { rule } }
        registrar.register(signatureVerifierInject) { CustomerSignatureVerifier() }
    }

    private func registerSessions(in registrar: inout Registrar) {
        registrar.register(
            signingSessionInject,
            needs: signedInScope.input,
            signingServicesInject,
            scope: .within(signedInScope)
        ) { customer, services in
            SigningSession(
                customer: customer,
                password: services.password,
                clock: services.clock
            )
        }
        registrar.register(
            signedInSessionInject,
            needs: signingSessionInject,
            scope: .within(signedInScope)
        ) { $0 }
        registrar.register(
            signingInject,
            needs: signedInScope.opening(signingSessionInject),
            signingServicesInject
        ) { sessions, services in
            SigningService(sessions: sessions, prompt: services.prompt)
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
    /// The memory of passwords and keys is never dumped. Typed text and a shown recovery code may
    /// be elsewhere in memory, so the app calls this before anything else.
    public static func forbidCoreDumps() {
        var none = rlimit(rlim_cur: 0, rlim_max: 0)
        #if canImport(Darwin) || canImport(Musl)
            _ = setrlimit(RLIMIT_CORE, &none)
        #else
            _ = setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)
        #endif
    }
}
