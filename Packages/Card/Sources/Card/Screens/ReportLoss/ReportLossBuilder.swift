import RIBs

/// What the report of a lost card needs.
@MainActor
protocol ReportLossDependency: Dependency {
    var cards: CardService { get }
}

@MainActor
protocol ReportLossBuildable: Buildable {
    func build(
        of card: Card,
        withListener listener: any ReportLossListener
    ) -> any ViewableRouting
}

/// Builds the report that a card is lost, and its replacement.
final class ReportLossBuilder: Builder<any ReportLossDependency>, ReportLossBuildable {
    /// - Parameter card: One that pays; or one that is lost already, which is offered another in
    ///   its place at once.
    func build(
        of card: Card,
        withListener listener: any ReportLossListener
    ) -> any ViewableRouting {
        let viewController = ReportLossViewController()
        let interactor = ReportLossInteractor(
            presenter: viewController,
            service: dependency.cards,
            card: card
        )
        interactor.listener = listener
        return ReportLossRouter(interactor: interactor, viewController: viewController)
    }
}
