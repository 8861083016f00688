import Testing

@Suite(
    "Several copies of the library in one process",
    .enabled(if: HostOfCopies.isPossible, "this toolchain links copies in another way")
)
struct LinkedTwiceTests {
    /// Returns the error text for an id, whose type a host's other copy does not catch.
    private static func refusal(of id: String) -> String {
        "\(id) and the container belong to two copies of DependencyContainer, which is linked twice;"
            + " fix: link it once: use the product 'DependencyContainerDynamic' everywhere"
    }

    @Test(
        "a container refuses ids and modules of another copy, and keeps working",
        arguments: [nil, "-Bsymbolic"],
        [false, true]
    )
    func refusal(linkerOption: String?, isOptimized: Bool) throws {
        let host = try HostOfCopies(
            main: """
                import DependencyContainer
                import Left
                import Right

                let ownInject = InjectID<String>("Own")
                struct Own: Module {
                    var provides: [any ServiceID]?
                    var body: @Sendable (inout Registrar) -> Void = { _ in }
                    func register(in registrar: inout Registrar) { body(&registrar) }
                }
                func show(_ body: () throws -> Any) {
                    do {
                        print(try body())
                    } catch ResolutionError.linkedTwice(let name, let declaration) {
                        print(name, declaration)
                    } catch let report as ValidationReport {
                        for case .linkedTwice(let fault) in report.faults {
                            print("fault:", fault.name, fault.declaration, fault.users)
                        }
                    } catch { print(error) }
                }
                func validate(_ own: Own, _ others: any Module..., roots: [any ServiceID]? = nil) {
                    show { try Container(modules: [own] + others, roots: roots) }
                }

                validate(Own { $0.register(ownInject, needs: aInject) { $0 } }, LeftModule())
                validate(Own { $0.register(aInject) { "other" } })
                validate(Own { $0.register(ownInject, scope: .within(leftScope)) { "own" } })
                validate(Own { $0.register(ownInject, needs: bInject.lazily) { _ in "own" } })
                validate(Own { $0.decorate(aInject) { $0 } })
                validate(Own { Right.register(ownInject, in: &$0) })
                validate(Own(provides: [bInject]))
                validate(Own(), roots: [aInject])

                let container = try Container(modules: Own { $0.register(ownInject) { "own" } })
                show { try container.resolve(aInject) }
                show { try container.resolve(bInject) }
                show { try container.resolve(listInject) }
                show { try container.resolve(pluginInject) as Any }
                show { try container.resolve(mainInject) }
                show { try container.open(leftScope, with: 1) }
                show { try resolveInLeft(aInject, in: container) }
                show { try resolveInLeft(bInject, in: container) }
                show { try resolveInLeft(InjectID<Int>("Gone"), in: container) }
                show { try container.replacing { $0.register(aInject) { "fake" } } }
                show { try container.resolve(ownInject) }
                show { try resolveInLeft(ownInject, in: container) }

                let right = try makeInRight()
                show { try right.resolve(bInject).name }
                show { try right.resolve(ownInject) }
                show { try right.replacing { $0.register(ownInject) { "fake" } } }
                """,
            linkerOption: linkerOption,
            isOptimized: isOptimized
        )
        let output = try host.output()
        #expect(
            output == """
                fault: A Left/Left.swift:2 [Own (Host/main.swift:26), A (Left/Left.swift:10)]
                fault: A Left/Left.swift:2 [A (Host/main.swift:27)]
                fault: LeftScope Left/Left.swift:6 [Own (Host/main.swift:28)]
                fault: B Right/Right.swift:5 [Own (Host/main.swift:29)]
                fault: A Left/Left.swift:2 [A (Host/main.swift:30)]
                fault: Own Host/main.swift:5 [Own (Right/Right.swift:15)]
                fault: B Right/Right.swift:5 []
                fault: A Left/Left.swift:2 []
                A Left/Left.swift:2
                B Right/Right.swift:5
                List Left/Left.swift:3
                Plugin Left/Left.swift:4
                Main Left/Left.swift:5
                LeftScope Left/Left.swift:6
                \(Self.refusal(of: "'A' (Left/Left.swift:2)"))
                \(Self.refusal(of: "'B' (Right/Right.swift:5)"))
                'Gone' (InjectID<Int>) is not registered in this container; fix: add a module that \
                registers it
                fault: A Left/Left.swift:2 [A (Host/main.swift:45)]
                own
                own
                b
                Own Host/main.swift:5
                fault: Own Host/main.swift:5 [Own (Host/main.swift:52)]

                """
        )
    }

    @Test("libraries that share the dynamic product share ids and containers")
    func sharing() throws {
        let host = try HostOfCopies(
            main: """
                import DependencyContainer
                import Left
                import Right

                let container = try Container(modules: LeftModule(), RightModule())
                print(try container.resolve(aInject), try container.resolve(bInject).name)
                print(try resolveInLeft(bInject, in: container).name)
                print(try resolveInLeft(bInject, in: makeInRight()).name)
                """,
            isSharing: true
        )
        #expect(try host.output() == "a b\nb\nb\n")
    }

    @Test(
        "a container refuses the ids of a library that is loaded while the program runs",
        arguments: [false, true]
    )
    func loading(isOptimized: Bool) throws {
        let host = try HostOfCopies(
            main: """
                import DependencyContainer
                import Glibc
                import Left

                struct Loaded: Module {
                    let register: @convention(c) (UnsafeMutableRawPointer) -> Void
                    func register(in registrar: inout Registrar) { register(&registrar) }
                }
                let library = dlopen("libRight.so", RTLD_NOW | RTLD_LOCAL)
                typealias Register = @convention(c) (UnsafeMutableRawPointer) -> Void
                typealias Resolve = @convention(c) (UnsafeRawPointer) -> Void
                let register = unsafeBitCast(dlsym(library, "registerInRight"), to: Register.self)
                let resolve = unsafeBitCast(dlsym(library, "resolveInRight"), to: Resolve.self)

                do { _ = try Container(modules: Loaded(register: register)) } catch { print(error) }
                let ownInject = InjectID<String>("Own")
                let container = try Container(modules: [])
                resolve(Unmanaged.passUnretained(container).toOpaque())
                """,
            isOptimized: isOptimized,
            isLoading: true
        )
        let output = try host.output()
        #expect(
            output == """
                The container is not valid (2 faults); nothing was made.

                Linked twice (2)

                1. First is used across two copies of DependencyContainer, which is linked twice.
                   declared: Right/Right.swift:4
                   used by: First (Right/Right.swift:9)
                   fix: link it once: use the product 'DependencyContainerDynamic' everywhere

                2. B is used across two copies of DependencyContainer, which is linked twice.
                   declared: Right/Right.swift:5
                   used by: B (Right/Right.swift:10)
                   fix: link it once: use the product 'DependencyContainerDynamic' everywhere

                \(Self.refusal(of: "'B' (Right/Right.swift:5)"))

                """
        )
    }
}
