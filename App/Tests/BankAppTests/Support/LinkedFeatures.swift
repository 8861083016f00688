import CardInterface
import DemandDepositInterface
import DependencyContainer
import RIBs
import RIBsTesting
import SafeBoxInterface

@testable import BankApp

/// The features that a link may lead to, in one: remembers what it was asked for, and lets its screens
/// be left.
@MainActor
final class LinkedFeatures: ManagementCardInject, ManagementDemandDepositInject,
    ManagementSafeBoxInject
{
    private(set) var opened: [String] = []
    /// The person leaves the screen that was opened last.
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

    private func open(_ name: String) -> any ViewableRouting {
        opened.append(name)
        return screenChild(name, log: log)
    }
}

/// Registers those features, and what App makes of them.
struct LinkedFeaturesModule: Module {
    let features: LinkedFeatures

    func register(in registrar: inout Registrar) {
        registrar.registerOnMainActor(managementCardInject) { [features] in features }
        registrar.registerOnMainActor(managementDemandDepositInject) { [features] in features }
        registrar.registerOnMainActor(managementSafeBoxInject) { [features] in features }
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
