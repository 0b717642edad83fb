import type { Chapter } from '../app/content/guide.schema.ts'
import { drawBlock } from './blocks.ts'
import { colors } from './shapes.ts'
import { page, rule, type Sheet, styles, tag, textWidth, write, writeBalanced } from './sheet.ts'

/** The named place a chapter's link in the contents leads to. */
export const placeOf = (number: number) => `chapter-${number}`

/** A chapter from the top of its page: numeral in the margin, title, lead, then its blocks. */
export function drawChapter(sheet: Sheet, chapter: Chapter, number: number): void {
  const { doc } = sheet
  const section = tag(sheet, sheet.parent, 'Sect', undefined, { title: chapter.title })
  sheet.parent = section
  doc.outline.addItem(`${number}. ${chapter.title}`)
  doc.addNamedDestination(placeOf(number), 'XYZ', 0, 0, null)

  rule(sheet, page.left, sheet.y - 16, page.right - page.left, colors.evergreen, 2)
  let height = 0
  tag(sheet, section, 'H2', () => {
    const numeral = { ...styles.title, size: 46, color: colors.evergreen }
    write(doc, `${number} `, numeral, page.left - 2, sheet.y - 9, 90)
    height = writeBalanced(doc, chapter.title, styles.title, page.text, sheet.y, textWidth)
  }).end()
  sheet.y += height + 9
  tag(sheet, section, 'P', () => {
    height = writeBalanced(doc, chapter.lead, styles.lead, page.text, sheet.y, textWidth)
  }).end()
  sheet.y += height + 14

  chapter.blocks.forEach((block, index) => {
    drawBlock(sheet, block, chapter.blocks[index + 1])
  })
  section.end()
}
