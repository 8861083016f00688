import BankConsole
import Console
public import DependencyContainer
import LedgerInterface
import SigningInterface

/// The module of notices, which hears the events of other features and which no feature calls.
///
/// The module contributes its projections, the commands `notices …`, the rule of its settings, and
/// the home entry “Notices”.
public struct NoticesModule: Module {
    private let clock: any Clock<Duration>

    /// Creates the module.
    ///
    /// - Parameter clock: The clock by which `bank notices --follow` looks for new notices.
    public init(clock: any Clock<Duration> = ContinuousClock()) {
        self.clock = clock
    }

    public var provides: [any ServiceID]? { [] }

    public var needs: [any ServiceID]? { [ledgerInject, customerInject, signedInSessionInject] }

    public func register(in registrar: inout Registrar) {
        for projection in NoticeProjections.all {
            registrar.register(projectionsInject) { projection }
        }
        registrar.register(authorityRulesInject) { NoticeSettingRequest.rule }
        registrar.register(
            serviceInject,
            needs: ledgerInject,
            customerInject,
            make: NoticesService.init
        )
        registerCommands(in: &registrar)
        registerScreens(in: &registrar)
    }

    private func registerCommands(in registrar: inout Registrar) {
        registrar.register(commandGroupsInject) { NoticesCommands.group }
        registrar.register(commandsInject, needs: serviceInject.lazily) { [clock] in
            Command.notices($0, clock: clock)
        }
        // Lazily: help, and the commands of other features, open no book.
        for command in NoticesCommands.all {
            registrar.register(commandsInject, needs: serviceInject.lazily, make: command)
        }
    }

    private func registerScreens(in registrar: inout Registrar) {
        registrar.register(
            noticesScreensInject,
            needs: signedInSessionInject,
            serviceInject,
            scope: .within(signedInScope),
            make: NoticesScreens.init
        )
        registrar.register(
            homeEntriesInject,
            needs: noticesScreensInject.lazily,
            scope: .within(signedInScope)
        ) { screens in
            HomeEntry("notices", "Notices", key: "o") {
                try await screens.value.homeContent()
            } router: {
                NoticesListBuilder(dependency: try screens.value).build(withListener: $0)
            }
        }
    }
}

/// The use cases, for the commands and screens of this module only.
let serviceInject = InjectID<NoticesService>("NoticesService")
