// Points, paths and transforms are part of the module UIKit here; the name is for files that import it.
@_exported public import UIKit
