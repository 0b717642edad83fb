import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { agreement, agreementPdf } from '../app/content/agreement.ts'
import { edition } from '../app/content/guide/edition.ts'
import { fillPlaceholders } from '../app/content/placeholders.ts'
import { samples } from '../app/content/samples.ts'
import { addressLine } from '../app/content/site.schema.ts'
import site from '../site.config.ts'
import { drawClause, drawSignatures } from './agreement-clause.ts'
import { loadFonts } from './fonts.ts'
import {
  drawArtifact,
  fullWidth,
  heightOf,
  type PageLayout,
  page,
  rule,
  styles,
  tag,
  write,
  writeTagged,
} from './page-layout.ts'
import { colors } from './shapes.ts'
import { drawFootline, openTagged } from './tagged-document.ts'

const fill = (text: string) => fillPlaceholders(text, { brand: site.brand, email: site.email })

const STAMP_WIDTH = 76
const TERM_WIDTH = 84

/** Writes the PDF of the sample agreement below `folder`, at the path the site links to. */
export async function buildAgreement(folder: string): Promise<void> {
  const target = path.join(folder, agreementPdf)
  await mkdir(path.dirname(target), { recursive: true })
  await writeFile(target, await typesetAgreement())
}

async function typesetAgreement(): Promise<Buffer> {
  const ascii = Array.from({ length: 95 }, (_, i) => String.fromCodePoint(32 + i)).join('')
  const { layout, close } = openTagged(
    {
      title: `${samples.stamp}: ${agreement.title}`,
      author: site.brand,
      subject: agreement.subject,
      date: new Date(`${edition.asOf}T12:00:00Z`),
    },
    await loadFonts(JSON.stringify([agreement, samples, site]) + ascii),
    drawFooter,
  )
  layout.newPage()
  drawHead(layout)
  drawParties(layout)
  agreement.clauses.forEach((clause, index) => {
    const paragraphs = clause.paragraphs.map(fill)
    drawClause(layout, { ...clause, paragraphs }, index + 1, samples.noteLabel)
  })
  drawSignatures(layout, agreement.signatures.map(fill), agreement.signatureLines)
  return await close()
}

function drawHead(layout: PageLayout): void {
  const { doc } = layout
  const width = fullWidth - STAMP_WIDTH - 30
  doc.outline.addItem(agreement.title)
  const top = layout.y
  layout.y += writeTagged(layout, layout.parent, 'H1', agreement.title, styles.title, { x: page.left, width })
  layout.y += 6
  const label = { x: page.left, width, y: layout.y }
  layout.y += writeTagged(layout, layout.parent, 'P', agreement.label, styles.small, label) + 12
  const stamp = { face: 'bold', size: 13, color: colors.pencil, lead: 0 } as const
  const x = page.right - STAMP_WIDTH
  drawArtifact(layout, () => {
    doc
      .rect(x, top + 4, STAMP_WIDTH, 24)
      .lineWidth(1.6)
      .stroke(colors.pencil)
    write(doc, samples.stamp.toUpperCase(), stamp, x + 10, top + 9, STAMP_WIDTH - 12)
  })
  rule(layout, page.left, layout.y, fullWidth, colors.ink, 1.4)
  layout.y += 6
}

function drawParties(layout: PageLayout): void {
  const agency = { term: 'Agency', value: `${site.legalName}, ${addressLine(site.address)} (“we”)` }
  const list = tag(layout, layout.parent, 'L')
  for (const { term, value } of [agency, ...agreement.parties]) {
    const x = page.left + TERM_WIDTH
    const width = fullWidth - TERM_WIDTH
    const height = heightOf(layout.doc, value, styles.small, width)
    const item = tag(layout, list, 'LI')
    writeTagged(layout, item, 'Lbl', term, styles.label, { x: page.left, width: TERM_WIDTH })
    writeTagged(layout, item, 'LBody', value, styles.small, { x, width })
    item.end()
    layout.y += height + 3
    rule(layout, page.left, layout.y, fullWidth, colors.rule)
    layout.y += 5
  }
  list.end()
  layout.y += 10
}

function drawFooter(layout: PageLayout, number: number): void {
  drawFootline(layout, number, [
    { text: agreement.footer, x: page.left, width: 320 },
    { text: site.brand, x: page.left + 330, width: 120 },
  ])
}
