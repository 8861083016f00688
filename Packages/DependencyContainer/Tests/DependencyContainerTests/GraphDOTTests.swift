import DependencyContainer
import DependencyContainerGraph
import Testing

@Suite("Graph in the format of Graphviz")
struct GraphDOTTests {
    @Test("DOT has a cluster per module, dashed deferred needs, and dotted absent services")
    func drawing() {
        #expect(
            Graph.ofSafeBox.dot == #"""
                digraph needs {
                    rankdir=LR
                    node [shape=box]
                    subgraph cluster_0 {
                        label="SafeBox"
                        n1 [label="SafeBox"]
                    }
                    subgraph cluster_1 {
                        label="App"
                        n2 [label="Audit\nasync", shape=ellipse]
                    }
                    subgraph cluster_2 {
                        label="Ledger"
                        n3 [label="Ledger\nnew each time\ndecorated by App, Cache", style=rounded]
                    }
                    n0 [label="Commands\nlist of 1", peripheries=2]
                    n4 [label="Hints\nnothing registered", style=dotted]
                    n0 -> n1
                    n0 -> n4 [style=dashed]
                    n1 -> n3
                    n1 -> n2 [style=dashed]
                    n2 -> n3
                }

                """#
        )
    }

    @Test("DOT has a shape for each kind of id")
    func kinds() {
        let dot = Graph.ofAllKinds.dot
        for shape in [
            #"n0 [label="service"]"#,
            #"n1 [label="mainService\nmain actor", shape=tab]"#,
            #"n2 [label="asyncService\nasync", shape=ellipse]"#,
            #"n3 [label="collection\nlist of 1", peripheries=2]"#,
            #"n4 [label="builder\nbuilder", shape=hexagon]"#,
            #"n5 [label="plugin\nplug-in", shape=component]"#,
            #"n6 [label="scopeInput\ninput", shape=cylinder]"#,
        ] { #expect(dot.contains(shape)) }
    }

    @Test("DOT escapes quotation marks, backslashes, entities and line breaks")
    func escapes() {
        let dot = Graph(nodes: [Graph.Node("a \"b\" \\N &lt; é\n", module: "\\")]).dot
        #expect(dot.contains(#"n0 [label="a \"b\" \\N &amp;lt; é\\u{A}"]"#))
        #expect(dot.contains(#"label="\\""#))
    }
}
