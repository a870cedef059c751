#include <sys/select.h>
#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/extensions/Xdamage.h>

/* Macros that go through the image's own function pointers. */
static inline void cxdamage_XDestroyImage(XImage *image) { XDestroyImage(image); }
static inline unsigned long cxdamage_XGetPixel(XImage *image, int x, int y) { return XGetPixel(image, x, y); }

/* Waits until a descriptor can be read, to the microsecond; the sets of select are macros. */
static inline int cxdamage_wait(int descriptor, double seconds) {
    struct timeval time = {(time_t)seconds, (suseconds_t)((seconds - (time_t)seconds) * 1e6)};
    fd_set set;
    FD_ZERO(&set);
    FD_SET(descriptor, &set);
    return select(descriptor + 1, &set, NULL, NULL, &time);
}
