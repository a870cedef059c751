// As in the SDK: who imports UIKit has Foundation, with its points and rectangles.
@_exported public import Foundation
