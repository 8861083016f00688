import DependencyContainer
import DependencyContainerGraph
import Testing

@Suite("Graph in Mermaid")
struct GraphMermaidTests {
    @Test("Mermaid has a frame per module, dotted deferred needs, and dotted absent services")
    func drawing() {
        #expect(
            Graph.ofSafeBox.mermaid == """
                flowchart LR
                    subgraph m0["SafeBox"]
                        n1["SafeBox"]
                    end
                    subgraph m1["App"]
                        n2(["Audit<br/>async"])
                    end
                    subgraph m2["Ledger"]
                        n3("Ledger<br/>new each time<br/>decorated by App, Cache")
                    end
                    n0[["Commands<br/>list of 1"]]
                    n4["Hints<br/>nothing registered"]:::absent
                    n0 --> n1
                    n0 -.-> n4
                    n1 --> n3
                    n1 -.-> n2
                    n2 --> n3
                    classDef absent stroke-dasharray: 2 4

                """
        )
    }

    @Test("Mermaid has a shape for each kind of id")
    func kinds() {
        let mermaid = Graph.ofAllKinds.mermaid
        for shape in [
            #"n0["service"]"#, #"n1[/"mainService<br/>main actor"/]"#,
            #"n2(["asyncService<br/>async"])"#, #"n3[["collection<br/>list of 1"]]"#,
            #"n4{{"builder<br/>builder"}}"#, #"n5>"plugin<br/>plug-in"]"#,
            #"n6[("scopeInput<br/>input")]"#,
        ] { #expect(mermaid.contains(shape)) }
    }

    @Test("Mermaid escapes HTML, entities, Markdown and directives")
    func escapes() {
        let mermaid = Graph(nodes: [
            Graph.Node("a <b> \"c\" #35; _d_ `e` é.f", module: "1. %%{init}"), Graph.Node("- x\ny"),
        ]).mermaid
        #expect(
            mermaid.contains(
                #"n0["a #60;b#62; #34;c#34; #35;35#59; #95;d#95; #96;e#96; é.f"]"#
            )
        )
        #expect(mermaid.contains(#"m0["1#46;#32;#37;#37;#123;init#125;"]"#))
        #expect(mermaid.contains(##"n1["#45;#32;x#92;u#123;A#125;y"]"##))
    }
}
