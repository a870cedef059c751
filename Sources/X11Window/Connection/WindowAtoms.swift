import CX11

/// The atoms a window needs, asked for once.
struct WindowAtoms: Sendable {
  let protocols: Atom
  let deleteWindow: Atom
  let ping: Atom
  let name: Atom
  let utf8: Atom
  let pid: Atom
  let icon: Atom
  let state: Atom
  let fullscreen: Atom
  let workArea: Atom

  init(_ display: X11Display) {
    protocols = display.atom("WM_PROTOCOLS")
    deleteWindow = display.atom("WM_DELETE_WINDOW")
    ping = display.atom("_NET_WM_PING")
    name = display.atom("_NET_WM_NAME")
    utf8 = display.atom("UTF8_STRING")
    pid = display.atom("_NET_WM_PID")
    icon = display.atom("_NET_WM_ICON")
    state = display.atom("_NET_WM_STATE")
    fullscreen = display.atom("_NET_WM_STATE_FULLSCREEN")
    workArea = display.atom("_NET_WORKAREA")
  }
}
