// Each test runs in a separate process, whose memory no other test uses.
#if canImport(Glibc)
    import DependencyContainer
    import Testing

    private typealias App = MemoryApp

    @Suite("Memory use")
    struct MemoryTests {
        @Test("memory does not grow while services of every lifetime and kind are resolved")
        func resolving() async {
            await #expect(processExitsWith: .success) {
                let container = try App.container()
                let reader = try container.resolve(App.reader)
                let opened = try container.open(App.scope, with: 1)
                let growth = try await MemoryUse.growth(after: .cheapRounds) {
                    _ = try container.resolve(App.shared)
                    _ = try container.resolve(App.threeDeep)
                    _ = try container.resolve(App.weak)
                    _ = try container.resolve(App.holder)
                    _ = try container.resolve(App.argument)(1)
                    _ = try container.resolve(App.list)
                    _ = try opened.resolve(App.scoped)
                    _ = try reader.lazy.value
                    _ = try reader.provider.make()
                    _ = reader.argument(2)
                    _ = try await container.resolve(App.asynchronous)
                    _ = try await container.resolve(App.asynchronousNew)
                    _ = try await container.resolve(App.asynchronousWeak)
                    _ = try await container.resolve(App.main)
                }
                #expect(growth < MemoryUse.bound)
            }
            GeneratedWork.cheapRounds.report(GeneratedWork.cheapRounds.amount)
        }

        @Test("memory does not grow while resolving fails in every way")
        func failing() async {
            await #expect(processExitsWith: .success) {
                let container = try App.container()
                let growth = await MemoryUse.growth(after: .dearRounds) {
                    _ = try? container.resolve(App.unknown)
                    _ = try? container.resolve(App.scoped)
                    _ = try? container.open(App.unknownScope)
                    _ = try? await container.resolve(App.failing)
                    let task = Task { try await container.resolve(App.asynchronousNew) }
                    task.cancel()
                    _ = try? await task.value
                }
                #expect(growth < MemoryUse.bound)
            }
            GeneratedWork.dearRounds.report(GeneratedWork.dearRounds.amount)
        }

        @Test("memory does not grow while scopes are opened, used, and closed or released")
        func scopes() async {
            await #expect(processExitsWith: .success) {
                let container = try App.container()
                let reader = try container.resolve(App.reader)
                let growth = try await MemoryUse.growth(after: .cheapRounds) {
                    let opened = try container.open(App.scope, with: 1)
                    _ = try opened.resolve(App.scoped)
                    _ = try await opened.resolve(App.asynchronousScoped)
                    _ = try opened.open(App.other).resolve(App.otherScoped)
                    try await opened.close()
                    try await reader.opener.withOpen(2) { _ in }
                    let released = try container.open(App.scope, with: 1)
                    _ = try released.resolve(App.scoped)
                    _ = try released.open(App.other).resolve(App.otherScoped)
                    _ = try reader.opener.open(with: 2).value
                }
                #expect(growth < MemoryUse.bound)
            }
            GeneratedWork.cheapRounds.report(GeneratedWork.cheapRounds.amount)
        }

        @Test("memory does not grow while containers are derived, also from a derived one")
        func deriving() async {
            await #expect(processExitsWith: .success) {
                let container = try App.container()
                var derived = container
                let growth = try await MemoryUse.growth(after: .dearRounds) {
                    let fake = try container.replacing(App.shared) { Service("fake") }
                    _ = try fake.resolve(App.threeDeep)
                    derived = try derived.replacing(App.shared) { Service("fake") }
                }
                _ = try derived.resolve(App.threeDeep)
                #expect(growth < MemoryUse.bound)
            }
            GeneratedWork.dearRounds.report(GeneratedWork.dearRounds.amount)
        }

        @Test("memory does not grow while a container of 100 services is derived and released")
        func derivingLarger() async {
            await #expect(processExitsWith: .success) {
                let ids = (0..<100).map { serviceID("Memory.Larger\($0)") }
                let container = try Container { registrar in
                    registrar.register(ids[0]) { Service() }
                    for (next, id) in zip(ids, ids.dropFirst()) {
                        registrar.register(id, needs: next) { $0 }
                    }
                }
                let growth = try await MemoryUse.growth(after: .dearestRounds) {
                    let derived = try container.replacing(ids[50]) { Service("fake") }
                    guard try derived.resolve(ids[99]).name == "fake" else { throw Wrong() }
                }
                #expect(growth < MemoryUse.bound)
            }
            GeneratedWork.dearestRounds.report(GeneratedWork.dearestRounds.amount)
        }

        @Test("a container takes memory for its ids, not for the ids between them")
        func fewIDsAmongMany() async {
            await #expect(processExitsWith: .success) {
                let first = serviceID("Memory.First")
                for number in 0..<100_000 { _ = serviceID("Memory.Between\(number)") }
                let last = serviceID("Memory.Last")
                let before = MemoryUse.resident()
                let containers = try (0..<20).map { _ in
                    try Container { registrar in
                        registrar.register(first) { Service("first") }
                        registrar.register(last, needs: first) { Service("last", $0) }
                    }
                }
                for container in containers {
                    #expect(try container.resolve(last).parts.map(\.name) == ["first"])
                }
                #expect(MemoryUse.resident() - before < MemoryUse.bound)
            }
        }

        @Test("memory does not grow while factories make refused requests")
        func refusals() async {
            await #expect(processExitsWith: .success) {
                let id = serviceID("Memory.Early")
                let other = serviceID("Memory.Other")
                let growth = try await MemoryUse.growth(after: .dearRounds) {
                    let container = try Container { registrar in
                        registrar.register(id, needs: other.lazily) { other in
                            Service((try? other.value) == nil ? "refused" : "")
                        }
                        registrar.register(other, needs: id.provider) { _ in Service() }
                    }
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
