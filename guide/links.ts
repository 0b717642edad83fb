import { type Element, type PageLayout, type TextStyle, tag } from './page-layout.ts'
import { colors } from './shapes.ts'

/** Target of a link: a URL or a named destination, and its accessible name. */
type Target = { href: string; label: string } | { place: string; label: string }

/** pdfkit writes primitive strings as PDF names; text must be a String object. */
const pdfText = (text: string) => Object(text) as string

/** Adds a link annotation over an area and connects it to its structure tag. */
export function linkArea(
  layout: PageLayout,
  link: Element,
  target: Target,
  area: { x: number; y: number; width: number; height: number },
): void {
  const { x, y, width, height } = area
  const options = { structParent: link, Contents: pdfText(target.label) }
  if ('href' in target) layout.doc.link(x, y, width, height, target.href, options)
  else layout.doc.goTo(x, y, width, height, target.place, options)
  link.end()
}

/** Draws one line of underlined text as a link, green unless `color` says otherwise. */
export function linkText(
  layout: PageLayout,
  parent: Element,
  text: string,
  target: Target,
  style: TextStyle,
  x: number,
  y: number,
  color: string = colors.evergreen,
): void {
  const { doc } = layout
  doc.font(style.face).fontSize(style.size)
  const width = doc.widthOfString(text)
  const height = doc.currentLineHeight()
  const link = tag(layout, parent, 'Link', () => {
    doc.fillColor(color).text(text, x, y, { lineBreak: false })
    doc
      .moveTo(x, y + height)
      .lineTo(x + width, y + height)
      .lineWidth(0.5)
      .stroke(color)
  })
  linkArea(layout, link, target, { x, y, width, height })
}
