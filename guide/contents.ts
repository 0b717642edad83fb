import { guide } from '../app/content/guide.ts'
import { placeOf } from './chapter.ts'
import { linkArea } from './links.ts'
import { colors } from './shapes.ts'
import {
  type Element,
  fullWidth,
  heightOf,
  page,
  rule,
  type Sheet,
  styles,
  tag,
  textWidth,
  write,
  writeBalanced,
} from './sheet.ts'
import { drawTable } from './table.ts'

const NUMBER_WIDTH = 26

/** The second page: how to use the guide, and its chapters with their pages as links. */
export function drawContents(sheet: Sheet, pages: number[]): void {
  sheet.turn()
  const { doc } = sheet
  const { heading, lead, use } = guide.contents
  const section = tag(sheet, sheet.parent, 'Sect', undefined, { title: heading })
  doc.outline.addItem('Contents')
  rule(sheet, page.left, sheet.y - 16, fullWidth, colors.evergreen, 2)
  let height = 0
  tag(sheet, section, 'H2', () => {
    height = writeBalanced(doc, heading, styles.title, page.text, sheet.y, textWidth)
  }).end()
  sheet.y += height + 9
  tag(sheet, section, 'P', () => {
    height = writeBalanced(doc, lead, styles.lead, page.text, sheet.y, textWidth)
  }).end()
  sheet.y += height + 22

  const contents = tag(sheet, section, 'TOC')
  guide.chapters.forEach(({ title }, index) => {
    drawEntry(sheet, contents, index + 1, title, pages[index] ?? 0)
  })
  contents.end()
  sheet.y += 22
  sheet.parent = section
  drawTable(sheet, guide.contents.readers)
  sheet.y += 6
  tag(sheet, section, 'P', () => void write(doc, use, styles.body, page.text, sheet.y, textWidth)).end()
  section.end()
}

function drawEntry(sheet: Sheet, contents: Element, number: number, title: string, at: number): void {
  const { doc } = sheet
  const style = { ...styles.heading, size: 13.2 }
  const width = textWidth - NUMBER_WIDTH - 20
  const height = heightOf(doc, title, style, width) + 9.5
  rule(sheet, page.text, sheet.y, textWidth, colors.rule)
  const link = tag(sheet, tag(sheet, tag(sheet, contents, 'TOCI'), 'Reference'), 'Link', () => {
    const top = sheet.y + 5
    write(doc, `${number} `, { ...style, color: colors.evergreen }, page.text, top, NUMBER_WIDTH)
    write(doc, `${title} `, style, page.text + NUMBER_WIDTH, top, width)
    doc.font('sans').fontSize(10).fillColor(colors.soft)
    doc.text(String(at), page.right - 30, top - 1.5, { width: 30, align: 'right' })
  })
  const area = { x: page.text, y: sheet.y, width: textWidth, height }
  linkArea(sheet, link, { place: placeOf(number), says: `Chapter ${number}: ${title}` }, area)
  sheet.y += height
}
