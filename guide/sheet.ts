import PDFDocument from 'pdfkit'
import { colors, type Face } from './shapes.ts'

/** US Letter in points. Text stands in the wide column; labels and numerals in the margin beside it. */
export const page = { width: 612, height: 792, left: 54, right: 558, text: 150, top: 66, foot: 728 } as const
export const textWidth = page.right - page.text
export const fullWidth = page.right - page.left

export interface TextStyle {
  face: Face
  size: number
  color: string
  /** Points between two lines, beyond what the face asks for. */
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

/** What the library reads and its types leave out: a figure's place, a table heading's direction. */
export type StructOptions = PDFKit.Mixins.StructureElementOptions & {
  bbox?: [left: number, top: number, right: number, bottom: number]
  placement?: 'Block'
  scope?: 'Column' | 'Row'
}

/** A page being set: the document, the parent of what comes next in the tag tree, and how far down we are. */
export interface Sheet {
  doc: Doc
  parent: Element
  y: number
  /** Begins a page; draws its footer. */
  turn: () => void
}

export function heightOf(doc: Doc, text: string, style: TextStyle, width: number): number {
  doc.font(style.face).fontSize(style.size)
  return doc.heightOfString(text, { width, lineGap: style.lead })
}

/** Draws text from its top left corner; `y` counts from the top of the page. Returns the height it took. */
export function write(doc: Doc, text: string, style: TextStyle, x: number, y: number, width: number): number {
  const height = heightOf(doc, text, style, width)
  doc.fillColor(style.color).text(text, x, y, { width, lineGap: style.lead })
  return height
}

/** The narrowest width that needs no more lines than `width` does, so that no word is left alone on the last. */
export function balance(doc: Doc, text: string, style: TextStyle, width: number): number {
  const height = heightOf(doc, text, style, width)
  let narrow = width
  while (narrow > width / 2 && heightOf(doc, text, style, narrow - 6) <= height) narrow -= 6
  return narrow
}

/** Draws a title or a lead with its lines balanced. Returns the height it took. */
export function writeBalanced(
  doc: Doc,
  text: string,
  style: TextStyle,
  x: number,
  y: number,
  width: number,
): number {
  return write(doc, text, style, x, y, balance(doc, text, style, width))
}

/** Turns the page when what comes next would not fit above the footer. */
export function makeRoom(sheet: Sheet, height: number): void {
  if (sheet.y + height > page.foot) sheet.turn()
}

/** Adds a tagged element. Content given as a function is drawn at once, inside its tag. */
export function tag(
  sheet: Sheet,
  parent: Element,
  type: string,
  draw?: () => void,
  options: StructOptions = {},
): Element {
  const element = sheet.doc.struct(type, options)
  parent.add(element)
  if (draw) element.add(draw)
  return element
}

/** Draws what only the eye needs; readers of the tags skip it. */
export function decorate(sheet: Sheet, draw: (doc: Doc) => void): void {
  sheet.doc.markContent('Artifact', { type: 'Layout' })
  draw(sheet.doc)
  sheet.doc.endMarkedContent()
}

export function rule(sheet: Sheet, x: number, y: number, width: number, color: string, weight = 0.7): void {
  decorate(sheet, (doc) => {
    doc
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(weight)
      .stroke(color)
  })
}

/** A new document with its properties; its pages are added by `turn`. */
export function openDocument(facts: { title: string; author: string; subject: string; date: Date }): Doc {
  return new PDFDocument({
    size: 'LETTER',
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    lang: 'en-US',
    tagged: true,
    displayTitle: true,
    info: {
      Title: facts.title,
      Author: facts.author,
      Subject: facts.subject,
      // The same text makes the same file, whenever it is built.
      CreationDate: facts.date,
      ModDate: facts.date,
      Creator: facts.author,
      Producer: 'PDFKit',
    },
  })
}
