import { colors, type Face } from './shapes.ts'

/** US Letter in points: text in the wide column, labels and numbers in the margin. */
export const page = { width: 612, height: 792, left: 54, right: 558, text: 150, top: 66, foot: 728 } as const
export const textWidth = page.right - page.text
export const fullWidth = page.right - page.left

export interface TextStyle {
  face: Face
  size: number
  color: string
  /** Extra line spacing in points. */
  lead: number
}

export const styles = {
  title: { face: 'serif', size: 27, color: colors.ink, lead: -0.5 },
  lead: { face: 'serif', size: 14.5, color: colors.evergreen, lead: 1 },
  heading: { face: 'serif', size: 16, color: colors.ink, lead: 0 },
  body: { face: 'sans', size: 10.4, color: colors.ink, lead: 3 },
  label: { face: 'bold', size: 9.4, color: colors.evergreen, lead: 2 },
  small: { face: 'sans', size: 9.2, color: colors.ink, lead: 2.2 },
  smallBold: { face: 'bold', size: 9.2, color: colors.ink, lead: 2.2 },
  caption: { face: 'sans', size: 8.8, color: colors.soft, lead: 2 },
} as const satisfies Record<string, TextStyle>

type Doc = PDFKit.PDFDocument
export type Element = PDFKit.PDFStructureElement

/** Options that pdfkit supports and its types lack. */
export type StructOptions = PDFKit.Mixins.StructureElementOptions & {
  bbox?: [left: number, top: number, right: number, bottom: number]
  placement?: 'Block'
  scope?: 'Column' | 'Row'
}

/** Layout state: the document, the parent of the next structure tag, and the vertical position in points. */
export interface PageLayout {
  doc: Doc
  parent: Element
  y: number
  /** Starts a page and draws its footer. */
  newPage: () => void
}

export function heightOf(doc: Doc, text: string, style: TextStyle, width: number): number {
  doc.font(style.face).fontSize(style.size)
  return doc.heightOfString(text, { width, lineGap: style.lead })
}

/** Draws text from its top left corner, in points from the top of the page. Returns its height. */
export function write(doc: Doc, text: string, style: TextStyle, x: number, y: number, width: number): number {
  const height = heightOf(doc, text, style, width)
  doc.fillColor(style.color).text(text, x, y, { width, lineGap: style.lead })
  return height
}

/** The narrowest width with the same number of lines as `width`, which avoids a single word on the last line. */
export function balance(doc: Doc, text: string, style: TextStyle, width: number): number {
  const height = heightOf(doc, text, style, width)
  let narrow = width
  while (narrow > width / 2 && heightOf(doc, text, style, narrow - 6) <= height) narrow -= 6
  return narrow
}

/**
 * Draws text as a structure element, by default at the current position of the text column. Returns its height.
 * `isBalanced` avoids a single word on the last line.
 */
export function writeTagged(
  layout: PageLayout,
  parent: Element,
  type: string,
  text: string,
  style: TextStyle,
  { x = page.text as number, y = layout.y, width = textWidth, isBalanced = false } = {},
): number {
  let height = 0
  tag(layout, parent, type, () => {
    const drawn = isBalanced ? balance(layout.doc, text, style, width) : width
    height = write(layout.doc, text, style, x, y, drawn)
  }).end()
  return height
}

/** Starts a new page when `height` does not fit above the footer. */
export function ensureSpace(layout: PageLayout, height: number): void {
  if (layout.y + height > page.foot) layout.newPage()
}

/** Adds a structure element; `draw` draws its content immediately. */
export function tag(
  layout: PageLayout,
  parent: Element,
  type: string,
  draw?: () => void,
  options: StructOptions = {},
): Element {
  const element = layout.doc.struct(type, options)
  parent.add(element)
  if (draw) element.add(draw)
  return element
}

/** Draws a decoration, marked as an artifact, which screen readers skip. */
export function drawArtifact(layout: PageLayout, draw: (doc: Doc) => void): void {
  layout.doc.markContent('Artifact', { type: 'Layout' })
  draw(layout.doc)
  layout.doc.endMarkedContent()
}

export function rule(
  layout: PageLayout,
  x: number,
  y: number,
  width: number,
  color: string,
  weight = 0.7,
): void {
  drawArtifact(layout, (doc) => {
    doc
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(weight)
      .stroke(color)
  })
}
