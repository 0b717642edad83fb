import { colors } from './shapes.ts'
import { type Element, type Sheet, type TextStyle, tag } from './sheet.ts'

/** Where a link leads: an address, or a named place in the guide; and what it says to those who hear it. */
type Target = { href: string; says: string } | { place: string; says: string }

/** The library takes plain strings for names; text must be a String object. */
const pdfText = (text: string) => Object(text) as string

/** Makes an area of the page a link, tied to its tag, so that readers of the tags find it in its place. */
export function linkArea(
  sheet: Sheet,
  link: Element,
  target: Target,
  area: { x: number; y: number; width: number; height: number },
): void {
  const { x, y, width, height } = area
  const options = { structParent: link, Contents: pdfText(target.says) }
  if ('href' in target) sheet.doc.link(x, y, width, height, target.href, options)
  else sheet.doc.goTo(x, y, width, height, target.place, options)
  link.end()
}

/** One line of underlined text that leads somewhere. */
export function linkText(
  sheet: Sheet,
  parent: Element,
  text: string,
  target: Target,
  style: TextStyle,
  x: number,
  y: number,
): void {
  const { doc } = sheet
  doc.font(style.face).fontSize(style.size)
  const width = doc.widthOfString(text)
  const height = doc.currentLineHeight()
  const link = tag(sheet, parent, 'Link', () => {
    doc.fillColor(colors.evergreen).text(text, x, y, { lineBreak: false })
    doc
      .moveTo(x, y + height)
      .lineTo(x + width, y + height)
      .lineWidth(0.5)
      .stroke(colors.evergreen)
  })
  linkArea(sheet, link, target, { x, y, width, height })
}
