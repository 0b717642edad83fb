import type { Clause } from '../app/content/agreement.schema.ts'
import {
  drawArtifact,
  ensureSpace,
  heightOf,
  type PageLayout,
  page,
  styles,
  type TextStyle,
  tag,
  write,
  writeTagged,
} from './page-layout.ts'
import { colors } from './shapes.ts'

/** The clause's text, and the notes in the margin to its right. */
const text = { x: page.left + 24, width: 322 } as const
const margin = { x: 426, width: page.right - 426 } as const
const GAP = 5
const body: TextStyle = { ...styles.body, size: 9.8, lead: 2 }
const note: TextStyle = { face: 'italic', size: 11, color: colors.pencil, lead: 1 }
const noteLabel: TextStyle = { ...styles.label, color: colors.pencil }

/** Draws a numbered clause; one with a note is bracketed in red, with the note in the margin. */
export function drawClause(layout: PageLayout, clause: Clause, number: number, label: string): void {
  const { doc } = layout
  const heading = heightOf(doc, clause.heading, styles.heading, text.width) + 4
  const paragraphs = clause.paragraphs.map((one) => heightOf(doc, one, body, text.width) + GAP)
  const textHeight = paragraphs.reduce((total, one) => total + one, heading)
  const noteHeight = clause.note ? 16 + heightOf(doc, clause.note, note, margin.width) : 0
  const height = Math.max(textHeight, noteHeight)
  // A clause with a note stays on one page, so that its bracket has two ends.
  const first = heading + (paragraphs[0] ?? 0)
  ensureSpace(layout, clause.note ? height : first)

  const top = layout.y
  const section = tag(layout, layout.parent, 'Sect', undefined, { title: clause.heading })
  doc.outline.addItem(`${number}. ${clause.heading}`)
  tag(layout, section, 'H2', () => {
    write(doc, `${number} `, { ...styles.heading, color: colors.evergreen }, page.left, top, 24)
    write(doc, clause.heading, styles.heading, text.x, top, text.width)
  }).end()
  layout.y += heading
  clause.paragraphs.forEach((paragraph, index) => {
    ensureSpace(layout, (paragraphs[index] ?? 0) - GAP)
    writeTagged(layout, section, 'P', paragraph, body, text)
    layout.y += paragraphs[index] ?? 0
  })
  if (clause.note) drawNote(layout, section, { label, text: clause.note, top, height: textHeight })
  section.end()
  layout.y = (clause.note ? top + height : layout.y) + 12
}

function drawNote(
  layout: PageLayout,
  section: PageLayout['parent'],
  content: { label: string; text: string; top: number; height: number },
): void {
  const { top, height } = content
  const x = page.left - 10
  drawArtifact(layout, (doc) => {
    doc
      .path(`M${x + 5} ${top + 2}H${x}V${top + height - GAP}H${x + 5}`)
      .lineWidth(1.5)
      .stroke(colors.pencil)
  })
  const element = tag(layout, section, 'Note')
  writeTagged(layout, element, 'P', content.label, noteLabel, { ...margin, y: top + 3 })
  writeTagged(layout, element, 'P', content.text, note, { ...margin, y: top + 17 })
  element.end()
}

/** Draws the lines to sign on, side by side. */
export function drawSignatures(
  layout: PageLayout,
  parties: readonly string[],
  lines: readonly string[],
): void {
  const width = (page.right - page.left - 40) / 2
  const step = 42
  ensureSpace(layout, 26 + lines.length * step)
  layout.y += 8
  parties.forEach((party, index) => {
    const x = page.left + index * (width + 40)
    const section = tag(layout, layout.parent, 'Sect', undefined, { title: party })
    writeTagged(layout, section, 'P', party, styles.smallBold, { x, width })
    lines.forEach((line, row) => {
      const y = layout.y + (row + 1) * step
      drawArtifact(layout, (doc) => {
        doc
          .moveTo(x, y)
          .lineTo(x + width, y)
          .lineWidth(0.7)
          .stroke(colors.ink)
      })
      writeTagged(layout, section, 'P', line, styles.caption, { x, y: y + 3, width })
    })
    section.end()
  })
}
