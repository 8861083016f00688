#if os(Linux)
    import Testing

    @Suite(
        "Two copies of RIBs in one process",
        .enabled(if: HostOfCopies.isPossible, "this toolchain links copies in another way")
    )
    struct LinkedTwiceTests {
        private let left = """
            import RIBs

            public final class ChildInteractor: Interactor {
                override public func didBecomeActive() { print("child is active") }
                override public func willResignActive() { print("child resigns") }
            }
            @MainActor public func makeInteractor() -> ChildInteractor { ChildInteractor() }
            @MainActor public func makeChild() -> Router<ChildInteractor> {
                Router(interactor: ChildInteractor())
            }
            @MainActor public func countsInLeft() -> LiveCounts { .current }
            """

        private let main = """
            import Left
            import RIBs

            if CommandLine.arguments.count > 1 {
                _ = Router(interactor: makeInteractor())
                print("created a router")
            } else {
                let parent = Router(interactor: Interactor())
                parent.interactable.activate()
                parent.load()
                func show(_ moment: String) {
                    print(moment, parent.children.count)
                    print("  host: \\(LiveCounts.current)")
                    print("  left: \\(countsInLeft())")
                }
                do {
                    let child = makeChild()
                    parent.attachChild(child)
                    show("attached")
                    parent.sleepChild(child)
                    parent.wakeChild(child)
                    parent.detachChild(child)
                }
                show("released")
            }
            """

        @Test(
            "a router attaches a child of another copy, and each copy counts its own objects",
            arguments: [false, true]
        )
        func copies(isOptimized: Bool) throws {
            let host = try HostOfCopies(left: left, main: main, isOptimized: isOptimized)
            for option in [nil, "-Bsymbolic"] {
                try host.link(linkerOption: option)
                let output = try host.output()
                #expect(
                    output == """
                        child is active
                        attached 1
                          host: 1 routers, 1 interactors, 0 subscriptions
                          left: 1 routers, 1 interactors, 0 subscriptions
                        child resigns
                        child is active
                        child resigns
                        released 0
                          host: 1 routers, 1 interactors, 0 subscriptions
                          left: 0 routers, 0 interactors, 0 subscriptions

                        """
                )
                let refusal = try host.output("interactor")
                #expect(
                    refusal.contains(
                        "ChildInteractor is an Interactor of another copy of RIBs, which is linked "
                            + "twice: link it once, with the product RIBsDynamic everywhere"
                    )
                )
            }
        }
    }
#endif
