import type { Chapter } from '../app/content/guide.schema.ts'
import { drawBlock } from './blocks.ts'
import {
  balance,
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

/** The named destination of a chapter. */
export const destinationOf = (number: number) => `chapter-${number}`

/** Draws a chapter from the top of the page: number, title, lead and blocks. */
export function drawChapter(layout: PageLayout, chapter: Chapter, number: number): void {
  const { doc } = layout
  const section = tag(layout, layout.parent, 'Sect', undefined, { title: chapter.title })
  layout.parent = section
  doc.outline.addItem(`${number}. ${chapter.title}`)
  doc.addNamedDestination(destinationOf(number), 'XYZ', 0, 0, null)

  rule(layout, page.left, layout.y - 16, page.right - page.left, colors.evergreen, 2)
  let height = 0
  tag(layout, section, 'H2', () => {
    const numeral = { ...styles.title, size: 46, color: colors.evergreen }
    write(doc, `${number} `, numeral, page.left - 2, layout.y - 9, 90)
    const width = balance(doc, chapter.title, styles.title, textWidth)
    height = write(doc, chapter.title, styles.title, page.text, layout.y, width)
  }).end()
  layout.y += height + 9
  layout.y += writeTagged(layout, section, 'P', chapter.lead, styles.lead, { isBalanced: true }) + 14

  chapter.blocks.forEach((block, index) => {
    drawBlock(layout, block, chapter.blocks[index + 1])
  })
  section.end()
}
