import { guide } from '../app/content/guide.ts'
import site from '../site.config.ts'
import { linkArea, linkText } from './links.ts'
import {
  drawArtifact,
  type PageLayout,
  page,
  styles,
  type TextStyle,
  tag,
  writeTagged,
} from './page-layout.ts'
import { colors } from './shapes.ts'

const BUTTON = { height: 40, padding: 20, size: 13 }
/** Height of the dark part, as on the cover. */
const DARK_TO = 470

/** The last page: what the free call is about, a link to the booking page, the phone number, and the publisher. */
export function drawEnding(layout: PageLayout, origin: string): void {
  const { title, lead, items } = guide.ending
  const section = tag(layout, layout.parent, 'Sect', undefined, { title })
  layout.parent = section
  layout.doc.outline.addItem(title)
  drawArtifact(layout, (doc) => doc.rect(0, 0, page.width, DARK_TO).fill(colors.night))
  const on = (style: TextStyle, color: string) => ({ ...style, color })
  const add = (type: string, text: string, style: TextStyle, gap: number) => {
    layout.y += writeTagged(layout, section, type, text, style, { isBalanced: true }) + gap
  }
  add('H2', title, on(styles.title, colors.paper), 9)
  add('P', lead, on(styles.lead, colors.wash), 20)
  for (const item of items) add('P', item, on({ ...styles.body, size: 11.4 }, colors.paper), 9)
  layout.y += 14
  drawButton(layout, `${origin}${guide.ending.href}`)
  drawPhone(layout)
  const publisher = `Written and published by ${site.brand} · ${site.email}`
  writeTagged(layout, section, 'P', publisher, styles.caption, { y: page.foot - 8 })
  section.end()
}

/** The link to the booking page, as a button. */
function drawButton(layout: PageLayout, href: string): void {
  const { doc, y } = layout
  const { button } = guide.ending
  doc.font('bold').fontSize(BUTTON.size)
  const width = doc.widthOfString(button) + 2 * BUTTON.padding
  drawArtifact(layout, () => doc.rect(page.text, y, width, BUTTON.height).fill(colors.marigold))
  const link = tag(layout, tag(layout, layout.parent, 'P'), 'Link', () => {
    doc.font('bold').fontSize(BUTTON.size).fillColor(colors.marigoldInk)
    doc.text(button, page.text + BUTTON.padding, y + 12, { lineBreak: false })
  })
  linkArea(layout, link, { href, label: button }, { x: page.text, y, width, height: BUTTON.height })
  layout.y += BUTTON.height + 16
}

function drawPhone(layout: PageLayout): void {
  const { doc } = layout
  const words = `${guide.ending.orCall} `
  const line = tag(layout, layout.parent, 'P')
  const style = { ...styles.body, size: 13, color: colors.paper }
  writeTagged(layout, line, 'Span', words, style)
  doc.font(style.face).fontSize(style.size)
  const x = page.text + doc.widthOfString(words)
  const { display, dial } = site.phone
  linkText(layout, line, display, { href: `tel:${dial}`, label: display }, style, x, layout.y, style.color)
  line.end()
}
