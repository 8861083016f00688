import BankConsoleTesting

@testable import BankApp

/// The features that a link may open, in one object, which records the opened screens.
@MainActor
final class FakeLinkedFeatures: ManagementCardInject, ManagementDemandDepositInject,
    ManagementSafeBoxInject
{
    private(set) var opened: [String] = []
    /// Leaves the screen that was opened last.
    private(set) var leave: () -> Void = {}
    private let log: CallLog

    init(log: CallLog) {
        self.log = log
    }

    func router(
        cardNumber: String,
        listener: any ManagementCardListener
    ) -> any ViewableRouting {
        leave = { [weak listener] in listener?.managementCardDidLeave() }
        return open("card \(cardNumber)")
    }

    func router(
        accountNumber: String,
        listener: any ManagementDemandDepositListener
    ) -> any ViewableRouting {
        leave = { [weak listener] in listener?.managementDemandDepositDidLeave() }
        return open("account \(accountNumber)")
    }

    func router(
        accountNumber: String,
        amountToPut: String?,
        listener: any ManagementSafeBoxListener
    ) -> any ViewableRouting {
        leave = { [weak listener] in listener?.managementSafeBoxDidLeave() }
        return open("box \(accountNumber), \(amountToPut ?? "nothing")")
    }

    func routerForOpening(
        listener: any ManagementDemandDepositListener
    ) -> any ViewableRouting {
        leave = { [weak listener] in listener?.managementDemandDepositDidLeave() }
        return open("new account")
    }

    private func open(_ name: String) -> any ViewableRouting {
        opened.append(name)
        return recordingChild(name, log: log)
    }
}

/// Registers the fake features, and the screens of links as `AppModule` does.
struct FakeLinkedFeaturesModule: Module {
    let features: FakeLinkedFeatures

    func register(in registrar: inout Registrar) {
        registrar.register(managementCardInject) { [features] in features }
        registrar.register(managementDemandDepositInject) { [features] in features }
        registrar.register(managementSafeBoxInject) { [features] in features }
        registrar.register(
            linkedScreensInject,
            needs: managementCardInject.lazily,
            managementDemandDepositInject.lazily,
            managementSafeBoxInject.lazily
        ) {
            LinkedScreens(cards: $0, accounts: $1, safeBoxes: $2)
        }
    }
}
