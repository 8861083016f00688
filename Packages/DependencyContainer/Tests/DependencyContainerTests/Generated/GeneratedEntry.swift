import DependencyContainer

/// A call of a registrar in a generated app.
///
/// Each need becomes an argument of its type, as in a real module.
struct GeneratedEntry: Sendable {
    let name: String
    let kind: GeneratedService.Kind
    let isDecorator: Bool
    let scope: Scope
    let listScope: ListScope
    let file: StaticString
    let number: Int
    let needs: [any NeedDeclaration]

    private var line: UInt { UInt(number) }

    func register(in registrar: inout Registrar) {
        switch kind {
        case .main: takeMain(needs.compactMap { $0 as? any MainNeed }[...], &registrar)
        case .asynchronous: takeAsync(needs.compactMap { $0 as? any AsyncNeed }[...], &registrar)
        case .builder:
            let id = GeneratedIDs.builder(name)
            registrar.register(id, GeneratedBuilder.self, file: file, line: line)
        case .service where !isDecorator: takeFew(needs.compactMap { $0 as? any Need }, &registrar)
        case .service, .list, .plugin:
            take(needs.compactMap { $0 as? any Need }[...], &registrar)
        }
    }
}

// A pack of needs grows by one at a time, because each need has another type.
extension GeneratedEntry {
    private func take<each N: Need>(
        _ rest: ArraySlice<any Need>,
        _ registrar: inout Registrar,
        after needs: repeat each N
    ) {
        func take(_ next: some Need, _ registrar: inout Registrar) {
            self.take(rest.dropFirst(), &registrar, after: repeat each needs, next)
        }
        if let next = rest.first { return take(next, &registrar) }
        let number = number
        let make = { @Sendable (values: repeat (each N).Value) in
            GeneratedPart(number, Received.all(repeat each values))
        }
        switch kind {
        case .list:
            let id = GeneratedIDs.list(name)
            registrar.register(
                id,
                needs: repeat each needs,
                scope: listScope,
                file: file,
                line: line,
                make: make
            )
        case .plugin:
            let id = GeneratedIDs.plugin(name)
            registrar.register(id, needs: repeat each needs, file: file, line: line, make: make)
        case .service, .main, .asynchronous, .builder:
            let id = GeneratedIDs.service(name)
            registrar.decorate(id, needs: repeat each needs, file: file, line: line) {
                (inner: GeneratedPart, values: repeat (each N).Value) in
                GeneratedPart(number, Received.all(repeat each values), inner: inner)
            }
        }
    }

    private func takeMain<each N: MainNeed>(
        _ rest: ArraySlice<any MainNeed>,
        _ registrar: inout Registrar,
        after needs: repeat each N
    ) {
        func take(_ next: some MainNeed, _ registrar: inout Registrar) {
            takeMain(rest.dropFirst(), &registrar, after: repeat each needs, next)
        }
        if let next = rest.first { return take(next, &registrar) }
        let (id, number) = (GeneratedIDs.main(name), number)
        if isDecorator {
            registrar.decorate(id, needs: repeat each needs, file: file, line: line) {
                (inner: GeneratedPart, values: repeat (each N).Value) in
                GeneratedPart(number, Received.all(repeat each values), inner: inner)
            }
        } else {
            registrar.register(
                id,
                needs: repeat each needs,
                scope: scope,
                file: file,
                line: line
            ) { (values: repeat (each N).Value) in
                GeneratedPart(number, Received.all(repeat each values))
            }
        }
    }

    private func takeAsync<each N: AsyncNeed>(
        _ rest: ArraySlice<any AsyncNeed>,
        _ registrar: inout Registrar,
        after needs: repeat each N
    ) {
        func take(_ next: some AsyncNeed, _ registrar: inout Registrar) {
            takeAsync(rest.dropFirst(), &registrar, after: repeat each needs, next)
        }
        if let next = rest.first { return take(next, &registrar) }
        let (id, number) = (GeneratedIDs.asynchronous(name), number)
        if isDecorator {
            registrar.decorate(id, needs: repeat each needs, file: file, line: line) {
                (inner: GeneratedPart, values: repeat (each N).Value) in
                GeneratedPart(number, Received.all(repeat each values), inner: inner)
            }
        } else {
            registrar.register(
                id,
                needs: repeat each needs,
                scope: scope,
                file: file,
                line: line
            ) { (values: repeat (each N).Value) in
                GeneratedPart(number, Received.all(repeat each values))
            }
        }
    }
}

// A service has one method for each small number of needs.
extension GeneratedEntry {
    private var id: InjectID<GeneratedPart> { GeneratedIDs.service(name) }

    private func takeFew(_ needs: [any Need], _ registrar: inout Registrar) {
        let number = number
        switch needs.count {
        case 0:
            registrar.register(id, scope: scope, file: file, line: line) {
                GeneratedPart(number, [])
            }
        case 1: take(needs[0], &registrar)
        case 2: take(needs[0], needs[1], &registrar)
        case 3: take(needs[0], needs[1], needs[2], &registrar)
        default: take(needs[0], needs[1], needs[2], needs[3], needs[4...], &registrar)
        }
    }

    private func take(_ a: some Need, _ registrar: inout Registrar) {
        registrar.register(id, needs: a, scope: scope, file: file, line: line) { [number] in
            GeneratedPart(number, Received.all($0))
        }
    }

    private func take(_ a: some Need, _ b: some Need, _ registrar: inout Registrar) {
        registrar.register(id, needs: a, b, scope: scope, file: file, line: line) { [number] in
            GeneratedPart(number, Received.all($0, $1))
        }
    }

    private func take(
        _ a: some Need,
        _ b: some Need,
        _ c: some Need,
        _ registrar: inout Registrar
    ) {
        registrar.register(id, needs: a, b, c, scope: scope, file: file, line: line) { [number] in
            GeneratedPart(number, Received.all($0, $1, $2))
        }
    }

    private func take<A: Need, B: Need, C: Need, D: Need, each N: Need>(
        _ a: A,
        _ b: B,
        _ c: C,
        _ d: D,
        _ rest: ArraySlice<any Need>,
        _ registrar: inout Registrar,
        after more: repeat each N
    ) {
        func take(_ next: some Need, _ registrar: inout Registrar) {
            self.take(a, b, c, d, rest.dropFirst(), &registrar, after: repeat each more, next)
        }
        if let next = rest.first { return take(next, &registrar) }
        let number = number
        registrar.register(
            id,
            needs: a,
            b,
            c,
            d,
            repeat each more,
            scope: scope,
            file: file,
            line: line
        ) { (a: A.Value, b: B.Value, c: C.Value, d: D.Value, more: repeat (each N).Value) in
            GeneratedPart(number, Received.all(a, b, c, d, repeat each more))
        }
    }
}
