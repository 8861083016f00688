import RIBs
import Testing

@MainActor
@Suite("Borrowed views")
struct BorrowedViewTests {
    private final class BorrowedView: PresentingViewControllable, Presentable {
        var isShown = true
        func present(_ viewController: any ViewControllable) {}
        func dismiss(_ viewController: any ViewControllable) {}
    }
    private typealias FlowInteractor = PresentableInteractor<BorrowedView>

    private let homeView = BorrowedView()

    private func alive() -> [Leak.Kind] { expectedLeaks("BorrowedView").map(\.kind) }

    /// Attaches the RIB, detaches it and releases it.
    private func attachAndRelease(_ make: () -> any Routing) {
        let parent = Router(interactor: Interactor())
        parent.interactor.activate()
        let flow = make()
        parent.attachChild(flow)
        parent.detachChild(flow)
    }

    @Test("a view that a router borrows is expected neither to be hidden nor to be released")
    func router() {
        withLeakDetector {
            attachAndRelease {
                ViewableRouter(interactor: Interactor(), viewController: homeView, ownsView: false)
            }
            #expect(alive() == [])
            attachAndRelease { ViewableRouter(interactor: Interactor(), viewController: homeView) }
            #expect(alive() == [.shownView, .object])
        }
    }

    @Test("a presenter that an interactor with a plain router borrows may outlive the interactor")
    func presenter() {
        withLeakDetector {
            attachAndRelease {
                Router(interactor: PresentableInteractor(presenter: homeView, ownsPresenter: false))
            }
            #expect(alive() == [])
            attachAndRelease { Router(interactor: FlowInteractor(presenter: homeView)) }
            #expect(alive() == [.object])
        }
    }

    @Test("a router that borrows its view speaks for the interactor whose presenter is that view")
    func both() {
        withLeakDetector {
            attachAndRelease {
                ViewableRouter(
                    interactor: FlowInteractor(presenter: homeView),
                    viewController: homeView,
                    ownsView: false
                )
            }
            #expect(alive() == [])
        }
    }

    @Test("a router that owns its view expects its release, whatever its interactor states")
    func routerDecides() {
        withLeakDetector {
            attachAndRelease {
                ViewableRouter(
                    interactor: FlowInteractor(presenter: homeView, ownsPresenter: false),
                    viewController: homeView
                )
            }
            #expect(alive() == [.shownView, .object])
        }
    }

    @Test(
        "a router that borrows its view expects the release of a presenter that is another object"
    )
    func otherPresenter() {
        final class BorrowedViewPresenter {}
        let presenter = BorrowedViewPresenter()
        withLeakDetector {
            attachAndRelease {
                ViewableRouter(
                    interactor: PresentableInteractor(presenter: presenter),
                    viewController: homeView,
                    ownsView: false
                )
            }
            #expect(expectedLeaks("BorrowedView").map(\.typeName) == ["BorrowedViewPresenter"])
        }
    }

    @Test("a flow can present children above the view of its parent")
    func presenting() {
        withLeakDetector {
            attachAndRelease {
                PresentingRouter<Interactor, Void>(
                    interactor: Interactor(),
                    viewController: homeView,
                    ownsView: false
                )
            }
            #expect(alive() == [])
        }
    }
}
