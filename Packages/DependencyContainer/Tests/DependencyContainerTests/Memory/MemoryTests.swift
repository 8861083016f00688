// Each test runs in a separate process, whose memory no other test uses.
#if canImport(Glibc)
    import DependencyContainer
    import Testing

    @Suite("Memory use")
    struct MemoryTests {
        @Test("memory does not grow while services of every lifetime are resolved")
        func resolving() async {
            await #expect(processExitsWith: .success) {
                let app = try MemoryApp()
                let reader = try app.container.resolve(app.reader)
                let opened = try app.container.open(app.scope, with: 1)
                let growth = try await MemoryUse.growth(after: .cheapRounds) {
                    _ = try app.container.resolve(app.shared)
                    _ = try app.container.resolve(app.threeDeep)
                    _ = try app.container.resolve(app.weak)
                    _ = try app.container.resolve(app.holder)
                    _ = try app.container.resolve(app.argument)(1)
                    _ = try app.container.resolve(app.list)
                    _ = try opened.resolve(app.scoped)
                    _ = try reader.lazy.value
                    _ = try reader.provider.make()
                    _ = reader.argument(2)
                }
                #expect(growth < MemoryUse.bound)
            }
            GeneratedWork.cheapRounds.report(GeneratedWork.cheapRounds.amount)
        }

        @Test("memory does not grow while asynchronous and main-actor services are resolved")
        func resolvingAsynchronously() async {
            await #expect(processExitsWith: .success) {
                let app = try MemoryApp()
                let growth = try await MemoryUse.growth(after: .cheapRounds) {
                    _ = try await app.container.resolve(app.asynchronous)
                    _ = try await app.container.resolve(app.asynchronousNew)
                    _ = try await app.container.resolve(app.asynchronousWeak)
                    _ = try await app.container.resolve(app.main)
                }
                #expect(growth < MemoryUse.bound)
            }
            GeneratedWork.cheapRounds.report(GeneratedWork.cheapRounds.amount)
        }

        @Test("memory does not grow while resolving fails in every way")
        func failing() async {
            await #expect(processExitsWith: .success) {
                let app = try MemoryApp()
                let growth = await MemoryUse.growth(after: .dearRounds) {
                    _ = try? app.container.resolve(app.unknown)
                    _ = try? app.container.resolve(app.scoped)
                    _ = try? app.container.open(app.unknownScope)
                    _ = try? await app.container.resolve(app.failing)
                    let task = Task { try await app.container.resolve(app.asynchronousNew) }
                    task.cancel()
                    _ = try? await task.value
                }
                #expect(growth < MemoryUse.bound)
            }
            GeneratedWork.dearRounds.report(GeneratedWork.dearRounds.amount)
        }

        @Test("memory does not grow while scopes are opened, used and closed")
        func scopes() async {
            await #expect(processExitsWith: .success) {
                let app = try MemoryApp()
                let reader = try app.container.resolve(app.reader)
                let growth = try await MemoryUse.growth(after: .cheapRounds) {
                    let opened = try app.container.open(app.scope, with: 1)
                    _ = try opened.resolve(app.scoped)
                    _ = try await opened.resolve(app.asynchronousScoped)
                    _ = try opened.open(app.other).resolve(app.otherScoped)
                    try await opened.close()
                    try await reader.opener.withOpen(2) { _ in }
                }
                #expect(growth < MemoryUse.bound)
            }
            GeneratedWork.cheapRounds.report(GeneratedWork.cheapRounds.amount)
        }

        @Test("memory does not grow while scopes are opened, used and released")
        func droppedScopes() async {
            await #expect(processExitsWith: .success) {
                let app = try MemoryApp()
                let reader = try app.container.resolve(app.reader)
                let growth = try await MemoryUse.growth(after: .cheapRounds) {
                    let opened = try app.container.open(app.scope, with: 1)
                    _ = try opened.resolve(app.scoped)
                    _ = try opened.open(app.other).resolve(app.otherScoped)
                    _ = try reader.opener.open(with: 2).value
                }
                #expect(growth < MemoryUse.bound)
            }
            GeneratedWork.cheapRounds.report(GeneratedWork.cheapRounds.amount)
        }

        @Test("memory does not grow while containers are derived")
        func deriving() async {
            await #expect(processExitsWith: .success) {
                let app = try MemoryApp()
                let growth = try await MemoryUse.growth(after: .dearRounds) {
                    let derived = try app.container.replacing(app.shared) { Service("fake") }
                    _ = try derived.resolve(app.threeDeep)
                }
                #expect(growth < MemoryUse.bound)
            }
            GeneratedWork.dearRounds.report(GeneratedWork.dearRounds.amount)
        }

        @Test("memory does not grow while a derived container is derived from repeatedly")
        func derivingRepeatedly() async {
            await #expect(processExitsWith: .success) {
                let id = serviceID("Memory.Derived")
                var derived = try Container(
                    modules: InlineModule { $0.register(id) { Service("real") } }
                )
                let growth = try await MemoryUse.growth(after: .cheapRounds) {
                    derived = try derived.replacing(id) { Service("fake") }
                }
                guard try derived.resolve(id).name == "fake" else { throw Wrong() }
                #expect(growth < MemoryUse.bound)
            }
            GeneratedWork.cheapRounds.report(GeneratedWork.cheapRounds.amount)
        }

        @Test("memory does not grow while a container of 100 services is derived and released")
        func derivingLarger() async {
            await #expect(processExitsWith: .success) {
                let ids = (0..<100).map { serviceID("Memory.Larger\($0)") }
                let container = try Container(
                    modules: InlineModule { registrar in
                        registrar.register(ids[0]) { Service() }
                        for (next, id) in zip(ids, ids.dropFirst()) {
                            registrar.register(id, needs: next) { $0 }
                        }
                    }
                )
                let growth = try await MemoryUse.growth(after: .dearestRounds) {
                    let derived = try container.replacing(ids[50]) { Service("fake") }
                    guard try derived.resolve(ids[99]).name == "fake" else { throw Wrong() }
                }
                #expect(growth < MemoryUse.bound)
            }
            GeneratedWork.dearestRounds.report(GeneratedWork.dearestRounds.amount)
        }

        @Test("memory does not grow while factories make refused requests")
        func refusals() async {
            await #expect(processExitsWith: .success) {
                let id = serviceID("Memory.Early")
                let other = serviceID("Memory.Other")
                let growth = try await MemoryUse.growth(after: .dearRounds) {
                    let container = try Container(
                        modules: InlineModule { registrar in
                            registrar.register(id, needs: other.lazily) { other in
                                Service((try? other.value) == nil ? "refused" : "")
                            }
                            registrar.register(other, needs: id.provider) { _ in Service() }
                        }
                    )
                    guard try container.resolve(id).name == "refused" else { throw Wrong() }
                    _ = try container.resolve(other)
                }
                #expect(growth < MemoryUse.bound)
            }
            GeneratedWork.dearRounds.report(GeneratedWork.dearRounds.amount)
        }
    }

    private struct Wrong: Error {}
#endif
