// A file that imports both Testing and a module named UIKit makes the compiler look for this cross-import overlay.
// It exists on Apple's systems only; this empty module stands in for it.
