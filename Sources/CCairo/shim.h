#include <cairo.h>
#include <cairo-pdf.h>
#include <pango/pangocairo.h>

/* g_object_unref is a macro in some versions of GLib, and wants a pointer that Swift does not have. */
static inline void ccairo_object_unref(void *object) { g_object_unref(object); }
