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

/// Customers and their signatures: who signs for SafeBox, DemandDeposit and Card, and the commands
/// `customer …`.
public struct SigningModule: Module {
    private let keyFile: KeyFile
    private let words: PurposeWords
    private let clock: WallClock

    /// - Parameters:
    ///   - keyFile: The path of the key file, which is made for the first customer. One per book,
    ///     outside the book, where others may not write: whoever has both can search for passwords.
    ///   - words: What the command line calls what is signed.
    ///   - clock: By which signatures expire.
    public init(
        keyFile: String,
        words: PurposeWords = PurposeWords(),
        clock: @escaping WallClock = Timestamp.now
    ) {
        self.keyFile = KeyFile(path: keyFile)
        self.words = words
        self.clock = clock
    }

    public var provides: [any ServiceID]? {
        [
            signingInject, signatureVerifierInject, customerInject, signInInject,
            signedInSessionInject,
        ]
    }

    public var needs: [any ServiceID]? { [ledgerInject, secretReaderInject, signedInInject] }

    public func register(in registrar: inout Registrar) {
        let (keyFile, clock) = (keyFile, clock)
        registrar.register(
            signingServicesInject,
            needs: ledgerInject,
            secretReaderInject,
            fileKeyInject.lazily
        ) { ledger, secrets, fileKey in
            SigningServices(
                ledger: ledger,
                secrets: secrets,
                keyFile: keyFile,
                fileKey: fileKey,
                clock: clock
            )
        }
        registrar.registerAsync(fileKeyInject, scope: .weak) { try keyFile.load() }
        registerSessions(in: &registrar)
        registrar.register(customerInject, needs: signingServicesInject) {
            CustomerDirectory(book: $0.book)
        }
        registrar.register(signatureVerifierInject, needs: ledgerInject.lazily) {
            CustomerSignatureVerifier(ledger: $0)
        }
        registerCommands(in: &registrar)
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
        ) { [words] sessions, services in
            SigningService(sessions: sessions, prompt: services.prompt, words: words)
        }
        registrar.registerOnMainActor(
            signInInject,
            needs: signingServicesInject,
            signedInScope.opening(signedInInject)
        ) { services, signedIn in
            SigningScreens(signing: services, signedIn: signedIn)
        }
    }

    private func registerCommands(in registrar: inout Registrar) {
        registrar.contribute(to: commandGroupsInject) { CustomerCommands.group }
        for make in CustomerCommands.all {
            // Lazy: help is printed without opening the book.
            registrar.contribute(to: commandsInject, needs: signingServicesInject.lazily) {
                make($0)
            }
        }
    }

    /// Keeps the memory of this process from being written to disk when it crashes. Passwords and
    /// keys are kept out of such files anyway; what was typed, and a recovery code that was just
    /// shown, may lie elsewhere in memory. The app calls it first of all.
    public static func forbidCoreDumps() {
        var none = rlimit(rlim_cur: 0, rlim_max: 0)
        #if canImport(Darwin) || canImport(Musl)
            _ = setrlimit(RLIMIT_CORE, &none)
        #else
            _ = setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)
        #endif
    }
}
