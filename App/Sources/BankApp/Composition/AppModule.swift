import BankConsole
import CardInterface
import Console
import DemandDepositInterface
import DependencyContainer
import GameInterface
import LedgerInterface
import SafeBoxInterface
import Signing
import SigningInterface

/// The module of the app: services that connect features, the interactive bank, and the tour.
struct AppModule: Module {
    let secretReader: any SecretReader
    let sessions: ScreenSessions
    let paths: BankPaths
    let changeClock: any Clock<Duration>
    let idleLock: IdleLock

    var provides: [any ServiceID]? {
        [secretReaderInject, signedInInject, verifyBuilder]
    }

    var needs: [any ServiceID]? {
        [
            customerInject, signInInject, signedInSessionInject, homeEntriesInject,
            managementCardInject, managementDemandDepositInject, managementSafeBoxInject,
            interactiveGamePlugin, gameLinksInject, ledgerInject, demandDepositInject, cardInject,
            verifyInject,
        ]
    }

    func register(in registrar: inout Registrar) {
        registrar.register(secretReaderInject) { [secretReader] in secretReader }
        registrar.register(verifyBuilder, VerifyBuilderAdapter.self)
        // First among all commands, as on the home page.
        registrar.register(commandsInject, needs: ledgerInject.lazily) { [paths, sessions] in
            Command.tour(keyFolder: paths.keys.folder, ledger: $0, sessions: sessions)
        }
        registerScreens(in: &registrar)
    }

    private func registerScreens(in registrar: inout Registrar) {
        registrar.register(
            interactiveBankInject,
            needs: signInInject,
            customerInject,
            interactiveGamePlugin.lazily,
            gameLinksInject,
            ledgerInject
        ) { [paths, sessions, changeClock, idleLock] in
            InteractiveBank(
                services: RootServices(signIn: $0, customers: $1, game: $2, hasGames: !$3.isEmpty),
                ledger: $4,
                sessions: sessions,
                store: paths.store,
                changeClock: changeClock,
                idleLock: idleLock
            )
        }
        registrar.register(interactiveProgramInject, needs: interactiveBankInject.lazily) {
            InteractiveBank.program(of: $0)
        }
        registrar.register(
            commandsInject,
            needs: interactiveBankInject.lazily,
            interactiveGamePlugin.lazily,
            demandDepositInject.lazily,
            cardInject.lazily,
            gameLinksInject
        ) {
            Command.open(bank: $0, game: $1, accounts: $2, cards: $3, gameLinks: $4)
        }
        registrar.register(
            linkedScreensInject,
            needs: managementCardInject.lazily,
            managementDemandDepositInject.lazily,
            managementSafeBoxInject.lazily,
            scope: .within(signedInScope)
        ) {
            LinkedScreens(cards: $0, accounts: $1, safeBoxes: $2)
        }
        registrar.register(
            signedInInject,
            needs: signedInSessionInject,
            customerInject,
            ledgerInject,
            homeEntriesInject,
            linkedScreensInject,
            verifyInject.lazily,
            scope: .within(signedInScope)
        ) { session, customers, ledger, entries, screens, verify in
            SignedInHome(
                session: session,
                customers: customers,
                ledger: ledger,
                entries: entries,
                screens: screens,
                verify: verify
            )
        }
    }
}
