import Observation
import RIBs

// The recipe for a sheet, in RIBs.docc/ViewRecipes.md.

@MainActor
@Observable
final class SheetScreen: UserDismissalReporting {
    @ObservationIgnored let userDismissals = UserDismissals()
    private(set) var sheet: (any ViewControllable)?

    func present(_ viewController: any ViewControllable) { sheet = viewController }

    func dismiss(_ viewController: any ViewControllable) {
        if sheet === viewController { sheet = nil }
    }

    /// Called when the user has pulled the sheet down.
    func sheetDidLeave() {
        guard let left = sheet else { return }
        sheet = nil
        userDismissals.report(left)
    }

    /// Indicates whether SwiftUI shows the sheet; SwiftUI sets it when the user pulls it down.
    var isSheetPresented: Bool {
        get { sheet != nil }
        set { if !newValue { sheetDidLeave() } }
    }
}

#if canImport(UIKit)
    import UIKit

    class SheetViewController: UIViewController, UserDismissalReporting,
        UIAdaptivePresentationControllerDelegate
    {
        let userDismissals = UserDismissals()
        var isShown: Bool { viewIfLoaded?.window != nil }

        func present(_ viewController: any ViewControllable) {
            guard let sheet = viewController as? UIViewController else { return }
            sheet.presentationController?.delegate = self
            present(sheet, animated: true)
        }

        func dismiss(_ viewController: any ViewControllable) {
            if presentedViewController === viewController { dismiss(animated: true) }
        }

        // UIKit calls this only if the user has dismissed the sheet.
        func presentationControllerDidDismiss(_ controller: UIPresentationController) {
            guard let sheet = controller.presentedViewController as? any ViewControllable else {
                return
            }
            userDismissals.report(sheet)
        }
    }
#endif
