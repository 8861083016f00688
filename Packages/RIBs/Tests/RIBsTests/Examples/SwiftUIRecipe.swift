import RIBs

// The recipe for SwiftUI, in RIBs.docc/ViewRecipes.md.

/// The view of a RIB in a navigation stack, which pushes the views of its child RIBs.
class StackScreen: UserDismissalReporting {
    let stack: NavigationViews
    var userDismissals: UserDismissals { stack.userDismissals }
    var isShown: Bool { stack.views.contains { $0 === self } }

    init(stack: NavigationViews) { self.stack = stack }

    func present(_ viewController: any ViewControllable) { stack.push(viewController) }
    func dismiss(_ viewController: any ViewControllable) { stack.pop(viewController) }
}

/// A view of a RIB as an element of a navigation path.
struct StackPage: Hashable {
    let screen: any ViewControllable

    static func == (left: Self, right: Self) -> Bool { left.screen === right.screen }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(screen)) }
}

#if canImport(SwiftUI)
    import SwiftUI

    struct StackView<Page: View>: View {
        let root: StackScreen
        @ViewBuilder let page: (any ViewControllable) -> Page

        var body: some View {
            NavigationStack(path: path) {
                page(root).navigationDestination(for: StackPage.self) { page($0.screen) }
            }
        }

        // Set by SwiftUI when the user goes back.
        private var path: Binding<[StackPage]> {
            Binding(
                get: { root.stack.views.map(StackPage.init) },
                set: { root.stack.update(to: $0.map(\.screen)) }
            )
        }
    }

    struct SheetView<Content: View, Sheet: View>: View {
        let screen: SheetScreen
        @ViewBuilder let content: () -> Content
        @ViewBuilder let sheet: (any ViewControllable) -> Sheet

        var body: some View {
            content().sheet(isPresented: isPresented) {
                if let view = screen.sheet { sheet(view) }
            }
        }

        // Set by SwiftUI when the user pulls the sheet down. `onDismiss` is also called when the
        // program has dismissed it, perhaps after the next sheet was presented.
        private var isPresented: Binding<Bool> {
            Binding(
                get: { screen.sheet != nil },
                set: { if !$0 { screen.sheetDidLeave() } }
            )
        }
    }
#endif
