#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/Xatom.h>
#include <X11/XKBlib.h>
#include <X11/cursorfont.h>
#include <X11/keysym.h>
#include <X11/extensions/XInput2.h>
#include <X11/extensions/XShm.h>
#include <sys/prctl.h>

/* XISetMask and XIMaskLen are function-like macros, which Swift cannot import. */
static inline void cx11_XISetMask(unsigned char *mask, int event) { XISetMask(mask, event); }
static inline int cx11_XIMaskIsSet(const unsigned char *mask, int event) { return XIMaskIsSet(mask, event) != 0; }
enum { cx11_XIMaskLength = XIMaskLen(XI_LASTEVENT) };

/* Macros that go through the image's own function pointers. */
static inline void cx11_XDestroyImage(XImage *image) { XDestroyImage(image); }
static inline unsigned long cx11_XGetPixel(XImage *image, int x, int y) { return XGetPixel(image, x, y); }

/* An input context without a preedit window: compose and dead keys, nothing drawn. XCreateIC takes variable arguments. */
static inline XIC cx11_XCreateIC(XIM method, Window window) {
    return XCreateIC(method, XNInputStyle, XIMPreeditNothing | XIMStatusNothing, XNClientWindow, window,
                     XNFocusWindow, window, NULL);
}

/* What Xlib calls when an input method goes; its contexts are gone by then. XSetIMValues takes variable arguments. */
static inline void cx11_XSetIMDestroyCallback(XIM method, XIMCallback *callback) {
    XSetIMValues(method, XNDestroyCallback, callback, NULL);
}

/* The name of the calling thread, at most 15 bytes; prctl takes variable arguments. */
static inline int cx11_nameThread(const char *name) { return prctl(PR_SET_NAME, name, 0, 0, 0); }
