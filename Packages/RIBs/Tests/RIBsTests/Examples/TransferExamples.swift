import RIBs
import Testing

// The examples of doc comments about an answer and a build in two stages: a transfer asks Verify,
// and prints a receipt.

enum VerifyResult: Sendable {
    case verified
    case canceled
}

@MainActor
protocol VerifyListener: AnyObject {
    func verifyDidFinish(with result: VerifyResult)
}

@MainActor
protocol TransferRouting: Routing {
    func attachVerify()
    func detachVerify()
}

@MainActor
protocol TransferInteractable: RoutedInteractable<any TransferRouting>, VerifyListener {}

final class TransferInteractor: Interactor, TransferInteractable {
    private var reply: Reply<VerifyResult>?

    func verify() async throws -> VerifyResult {
        let reply = Reply<VerifyResult>()
        self.reply = reply
        router?.attachVerify()
        defer { router?.detachVerify() }
        return try await reply.value(while: self)
    }

    func verifyDidFinish(with result: VerifyResult) { reply?.resume(with: result) }
}

final class TransferRouter: Router<any TransferInteractable>, TransferRouting {
    func attachVerify() { attachChild(Router(interactor: Interactor())) }
    func detachVerify() { children.forEach(detachChild) }
}

final class Printer {
    var lines: [String] = []
}

final class ReceiptComponent: Component<any EmptyDependency> {
    var printer: Printer { shared { Printer() } }
}

final class ReceiptBuilder: MultiStageComponentizedBuilder<ReceiptComponent, any Routing, String> {
    override func finalStageBuild(
        with component: ReceiptComponent,
        _ receipt: String
    ) -> any Routing {
        component.printer.lines.append(receipt)
        return Router(interactor: Interactor())
    }
}

@MainActor
@Suite("Examples of a transfer in doc comments")
struct TransferExamples {
    @Test("an interactor waits for its child's answer and detaches the child")
    func answer() async throws {
        let interactor = TransferInteractor()
        let router = TransferRouter(interactor: interactor)
        interactor.activate()
        router.load()
        let result = Task { try await interactor.verify() }
        await until { router.children.count == 1 }
        interactor.verifyDidFinish(with: .verified)
        #expect(try await result.value == .verified)
        #expect(router.children.isEmpty)
    }

    @Test("a multi-stage builder hands out a part of its component before the RIB is built")
    func stages() {
        let (home, receipt) = (EmptyComponent(), "500 won to Ada")
        let builder = ReceiptBuilder { ReceiptComponent(dependency: home) }
        let printer = builder.componentForCurrentBuildPass.printer  // early
        let router = builder.finalStageBuild(withDynamicDependency: receipt)
        #expect(printer.lines == [receipt])
        #expect(!router.interactable.isActive)
    }
}
