import DependencyContainer
import Testing

private struct DiskFull: Error, CustomStringConvertible {
    let description = "the disk is full"
}

@Suite("Factories that throw")
struct FailingFactoryTests {
    private let top = serviceID("Failing.Top")
    private let middle = serviceID("Failing.Middle")
    private let bottom = serviceID("Failing.Bottom")
    private let list = CollectionID<Closable>("Failing.List")

    private func chain(_ scope: Scope, failing times: Int, _ tries: Counter) throws -> Container {
        try Container { [top, middle, bottom] registrar in
            registrar.register(top, needs: middle, scope: scope) { Service("top", $0) }
            registrar.register(middle, needs: bottom, scope: scope) { Service("middle", $0) }
            registrar.register(bottom, scope: scope) {
                tries.raise()
                if tries.value <= times { throw DiskFull() }
                return Service("bottom")
            }
        }
    }

    @Test(
        "the error names the path to the factory, and the next request tries again",
        arguments: [Scope.container, .new, .weak]
    )
    func path(scope: Scope) throws {
        let tries = Counter()
        let container = try chain(scope, failing: 2, tries)
        for round in 1...2 {
            let error = #expect(throws: ResolutionError.self) { try container.resolve(top) }
            #expect(error?.path == ["Failing.Top", "Failing.Middle", "Failing.Bottom"])
            #expect(error?.cause is DiskFull)
            #expect(tries.value == round)
        }
        #expect(try container.resolve(top).parts[0].parts[0].name == "bottom")
        #expect(tries.value == 3)
    }

    @Test("the text of the error names the needs, the place of the factory and its error")
    func text() throws {
        let line = #line + 2
        let container = try Container { [top, bottom] registrar in
            registrar.register(bottom) { throw DiskFull() }
            registrar.register(top, needs: bottom) { Service("top", $0) }
        }
        let error = #expect(throws: ResolutionError.self) { try container.resolve(top) }
        let file = "DependencyContainerTests/FailingFactoryTests.swift"
        #expect(
            error?.description
                == "'Failing.Top' could not be made (Failing.Top → Failing.Bottom), because an"
                + " error was thrown by Failing.Bottom (\(file):\(line)):"
                + " the disk is full"
        )
    }

    @Test("a lazy need that fails in a method names its own path")
    func lazy() throws {
        let reader = InjectID<Lazy<Service>>("Failing.Reader")
        let tries = Counter()
        let failing = try chain(.container, failing: 1, tries)
        let container = try Container { [bottom] registrar in
            registrar.register(reader, needs: bottom.lazily) { $0 }
            registrar.register(bottom) {
                do { return try failing.resolve(bottom) } catch { throw DiskFull() }
            }
        }
        let lazy = try container.resolve(reader)
        let error = #expect(throws: ResolutionError.self) { try lazy.value }
        #expect(error?.path == ["Failing.Bottom"])
        #expect(try lazy.value.name == "bottom")
    }

    @Test("a factory that reads a failing service has it on its path")
    func nested() throws {
        let holder = InjectID<Provider<Service>>("Failing.Holder")
        let container = try Container { [top, bottom] registrar in
            registrar.register(holder, needs: bottom.provider) { $0 }
            registrar.register(bottom, scope: .new) { throw DiskFull() }
            registrar.register(top, needs: holder) { try $0.make() }
        }
        let error = #expect(throws: ResolutionError.self) { try container.resolve(top) }
        #expect(error?.path == ["Failing.Top", "Failing.Bottom"])
        #expect(error?.cause is DiskFull)
    }

    @Test("another error of resolving passes through a factory unchanged")
    func resolutionError() throws {
        let other = try Container()
        let container = try Container { [top, bottom] registrar in
            registrar.register(top) { try other.resolve(bottom) }
        }
        let error = #expect(throws: ResolutionError.self) { try container.resolve(top) }
        guard case .notRegistered(name: bottom.name, _, _) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
    }

    @Test("an element of a list that fails leaves the others to be disposed of")
    func element() async throws {
        let log = Log()
        let tries = Counter()
        let container = try Container { [list] registrar in
            registrar.register(list) { Closable(1, log) }
            registrar.register(list) { Closable(2, log) }
            registrar.register(list) {
                tries.raise()
                if tries.value == 1 { throw DiskFull() }
                return Closable(3, log)
            }
        }
        let error = #expect(throws: ResolutionError.self) { try container.resolve(list) }
        #expect(error?.path == [list.name])
        #expect(try container.resolve(list).map(\.number) == [1, 2, 3])
        try await container.close()
        #expect(log.numbers == [3, 2, 1, 2, 1])
    }

    @Test("a decorator that fails leaves the decorated service to be disposed of")
    func decorator() async throws {
        let log = Log()
        let service = InjectID<Closable>("Failing.Decorated")
        let container = try Container { registrar in
            registrar.register(service) { Closable(1, log) }
            registrar.decorate(service) { _ in Closable(2, log) }
            registrar.decorate(service) { _ in throw DiskFull() }
        }
        let error = #expect(throws: ResolutionError.self) { try container.resolve(service) }
        #expect(error?.path == [service.name])
        #expect(error?.cause is DiskFull)
        try await container.close()
        #expect(log.numbers == [2, 1])
    }

    @MainActor
    @Test("services and decorators of the main actor fail in the same way")
    func mainActor() async throws {
        let log = Log()
        let screen = MainInjectID<Closable>("Failing.Screen")
        let owner = MainInjectID<Closable>("Failing.Owner")
        let decorated = MainInjectID<Closable>("Failing.DecoratedScreen")
        let container = try Container { registrar in
            registrar.register(screen) { throw DiskFull() }
            registrar.register(owner, needs: screen) { $0 }
            registrar.register(decorated) { Closable(1, log) }
            registrar.decorate(decorated) { _ in throw DiskFull() }
        }
        let error = #expect(throws: ResolutionError.self) { try container.resolve(owner) }
        #expect(error?.path == [owner.name, screen.name])
        let ofDecorator = #expect(throws: ResolutionError.self) { try container.resolve(decorated) }
        #expect(ofDecorator?.path == [decorated.name])
        try await container.close()
        #expect(log.numbers == [1])
    }

    @Test("an asynchronous service whose need fails names the path")
    func asynchronous() async throws {
        let book = AsyncInjectID<Service>("Failing.Book")
        let library = AsyncInjectID<Service>("Failing.Library")
        let container = try Container { [bottom] registrar in
            registrar.register(bottom) { throw DiskFull() }
            registrar.register(book, needs: bottom) { Service("book", $0) }
            registrar.register(library, needs: book) { Service("library", $0) }
        }
        let error = await #expect(throws: ResolutionError.self) {
            try await container.resolve(library)
        }
        #expect(error?.path == [library.name, book.name, bottom.name])
        #expect(error?.cause is DiskFull)
    }

    @Test("concurrent requests of a failing factory fail or get the same service")
    func race() async throws {
        for _ in 0..<200 {
            let tries = Counter()
            let container = try chain(.container, failing: 3, tries)
            let made = try await racing { [top] _ -> Service? in
                do throws(ResolutionError) {
                    return try container.resolve(top)
                } catch {
                    #expect(error.cause is DiskFull)
                    return nil
                }
            }
            #expect(tries.value <= 8)
            #expect(distinct(made.compactMap(\.self)) <= 1)
            try await container.close()
        }
    }
}
