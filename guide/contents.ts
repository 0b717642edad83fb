import { guide } from '../app/content/guide.ts'
import { destinationOf } from './chapter.ts'
import { linkArea } from './links.ts'
import {
  type Element,
  fullWidth,
  heightOf,
  type PageLayout,
  page,
  rule,
  styles,
  tag,
  textWidth,
  write,
  writeTagged,
} from './page-layout.ts'
import { colors } from './shapes.ts'
import { drawTable } from './table.ts'

const NUMBER_WIDTH = 26

/** Draws the second page: how to use the guide, and links to the chapters with their page numbers. */
export function drawContents(layout: PageLayout, pages: number[]): void {
  layout.newPage()
  const { doc } = layout
  const { heading, lead, use } = guide.contents
  const section = tag(layout, layout.parent, 'Sect', undefined, { title: heading })
  doc.outline.addItem('Contents')
  rule(layout, page.left, layout.y - 16, fullWidth, colors.evergreen, 2)
  layout.y += writeTagged(layout, section, 'H2', heading, styles.title, { isBalanced: true }) + 9
  layout.y += writeTagged(layout, section, 'P', lead, styles.lead, { isBalanced: true }) + 22

  const contents = tag(layout, section, 'TOC')
  guide.chapters.forEach(({ title }, index) => {
    drawEntry(layout, contents, index + 1, title, pages[index] ?? 0)
  })
  contents.end()
  layout.y += 22
  layout.parent = section
  drawTable(layout, guide.contents.readers)
  layout.y += 6
  writeTagged(layout, section, 'P', use, styles.body)
  section.end()
}

function drawEntry(layout: PageLayout, contents: Element, number: number, title: string, at: number): void {
  const { doc } = layout
  const style = { ...styles.heading, size: 13.2 }
  const width = textWidth - NUMBER_WIDTH - 20
  const height = heightOf(doc, title, style, width) + 9.5
  rule(layout, page.text, layout.y, textWidth, colors.rule)
  const link = tag(layout, tag(layout, tag(layout, contents, 'TOCI'), 'Reference'), 'Link', () => {
    const top = layout.y + 5
    write(doc, `${number} `, { ...style, color: colors.evergreen }, page.text, top, NUMBER_WIDTH)
    write(doc, `${title} `, style, page.text + NUMBER_WIDTH, top, width)
    doc.font('sans').fontSize(10).fillColor(colors.soft)
    doc.text(String(at), page.right - 30, top - 1.5, { width: 30, align: 'right' })
  })
  const area = { x: page.text, y: layout.y, width: textWidth, height }
  linkArea(layout, link, { place: destinationOf(number), label: `Chapter ${number}: ${title}` }, area)
  layout.y += height
}
