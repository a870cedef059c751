import CCairo
package import Canvas
package import Foundation
import UIKit

/// Display lists as the pages of a PDF document: shapes stay shapes, text stays text, the fonts are inside.
package enum PDFDocument {
  /// One page, in logical pixels; a pixel of the interface becomes 0.75 pt, so that print has the size of a screen.
  package struct Page {
    package var list: DisplayList
    package var size: CGSize
    /// What a reader shows in its list of pages; nil leaves the page out of it.
    package var title: String?

    package init(list: DisplayList, size: CGSize, title: String? = nil) {
      self.list = list
      self.size = size
      self.title = title
    }
  }

  private static let pointsPerPixel = 0.75

  /// The document's bytes; the same pages give the same bytes.
  package static func data(
    _ pages: [Page],
    title: String,
    measurer: PangoTextMeasurer
  ) throws(CairoError) -> Data {
    var bytes: [UInt8] = []
    let status = withUnsafeMutablePointer(to: &bytes) { box in
      let surface = cairo_pdf_surface_create_for_stream(append, box, 1, 1)
      defer { cairo_surface_destroy(surface) }
      cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, title)
      cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATOR, "Fingerpost")
      // Cairo would write the present time, and two exports of one trace would differ.
      cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, "1970-01-01T00:00:00Z")
      for (index, page) in pages.enumerated() { draw(page, number: index + 1, on: surface, measurer) }
      cairo_surface_finish(surface)
      return cairo_surface_status(surface)
    }
    guard status == CAIRO_STATUS_SUCCESS else { throw CairoError(status, wanted: "PDF document") }
    return Data(bytes)
  }

  private static func draw(
    _ page: Page,
    number: Int,
    on surface: OpaquePointer?,
    _ measurer: PangoTextMeasurer
  ) {
    cairo_pdf_surface_set_size(surface, page.size.width * pointsPerPixel, page.size.height * pointsPerPixel)
    if let title = page.title {
      cairo_pdf_surface_add_outline(
        surface,
        Int32(CAIRO_PDF_OUTLINE_ROOT),
        title,
        "page=\(number) pos=[0 0]",
        CAIRO_PDF_OUTLINE_FLAG_OPEN
      )
    }
    guard let context = cairo_create(surface) else { return }
    defer { cairo_destroy(context) }
    let drawing = DrawingPass(
      context: context,
      transform: CGAffineTransform(scaleX: pointsPerPixel, y: pointsPerPixel),
      measurer: measurer
    )
    drawing.draw(page.list)
    cairo_show_page(context)
  }

  private static let append: cairo_write_func_t = { box, chunk, count in
    guard let box, let chunk else { return CAIRO_STATUS_WRITE_ERROR }
    box.assumingMemoryBound(to: [UInt8].self).pointee
      .append(contentsOf: UnsafeBufferPointer(start: chunk, count: Int(count)))
    return CAIRO_STATUS_SUCCESS
  }
}
