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

extension NavigationViews {
    /// The path of a `NavigationStack`; SwiftUI sets it when the user goes back.
    var path: [StackPage] {
        get { views.map(StackPage.init) }
        set { update(to: newValue.map(\.screen)) }
    }
}

#if canImport(SwiftUI)
    import SwiftUI

    struct StackView<Page: View>: View {
        @Bindable var stack: NavigationViews
        let root: StackScreen
        @ViewBuilder let page: (any ViewControllable) -> Page

        var body: some View {
            NavigationStack(path: $stack.path) {
                page(root).navigationDestination(for: StackPage.self) { page($0.screen) }
            }
        }
    }

    struct SheetView<Content: View, Sheet: View>: View {
        @Bindable var screen: SheetScreen
        @ViewBuilder let content: () -> Content
        @ViewBuilder let sheet: (any ViewControllable) -> Sheet

        // Without `onDismiss`, which is also called for a sheet that the program has dismissed,
        // perhaps after the next one was presented.
        var body: some View {
            content().sheet(isPresented: $screen.isSheetPresented) {
                if let view = screen.sheet { sheet(view) }
            }
        }
    }
#endif
