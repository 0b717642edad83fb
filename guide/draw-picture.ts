import type { Picture, Shape } from './shapes.ts'

/** Draws a picture with its top left corner at `x`, `y` (points), scaled by `scale`. */
export function drawPicture(doc: PDFKit.PDFDocument, picture: Picture, x = 0, y = 0, scale = 1): void {
  doc.save().translate(x, y).scale(scale)
  for (const shape of picture.shapes) drawShape(doc, shape)
  doc.restore()
}

function drawShape(doc: PDFKit.PDFDocument, shape: Shape): void {
  switch (shape.kind) {
    case 'rect':
      doc.rect(shape.x, shape.y, shape.width, shape.height).fill(shape.fill)
      return
    case 'path': {
      const { d, fill, stroke, strokeWidth = 1 } = shape
      doc.path(d).lineWidth(strokeWidth)
      if (fill && stroke) doc.fillAndStroke(fill, stroke)
      else if (fill) doc.fill(fill)
      else if (stroke) doc.stroke(stroke)
      return
    }
    case 'text': {
      doc.font(shape.face).fontSize(shape.size).fillColor(shape.fill)
      const x = shape.end ? shape.x - doc.widthOfString(shape.text) : shape.x
      doc.text(shape.text, x, shape.y, { lineBreak: false, baseline: 'alphabetic' })
    }
  }
}
