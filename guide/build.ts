import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { edition, printDate } from '../app/content/guide/edition.ts'
import { guide } from '../app/content/guide.ts'
import site from '../site.config.ts'
import { drawChapter } from './chapter.ts'
import { drawContents } from './contents.ts'
import { drawPicture } from './draw-picture.ts'
import { loadFonts } from './faces.ts'
import { guideCover } from './guide-cover.ts'
import { colors, type Face } from './shapes.ts'
import { decorate, openDocument, page, type Sheet, styles, tag, write } from './sheet.ts'

const asOf = printDate(edition.asOf)

/**
 * Writes the guide into `folder`, under the address the site links to. Set twice: the first time to learn on
 * which page each chapter begins, for the contents.
 */
export async function buildGuide(folder: string): Promise<void> {
  const faces = await loadFonts(
    [guide, site, guideCover].map((part) => JSON.stringify(part)).join('') + letters(),
  )
  const { pages } = await setGuide(faces, [])
  const { bytes } = await setGuide(faces, pages)
  const target = path.join(folder, edition.address)
  await mkdir(path.dirname(target), { recursive: true })
  await writeFile(target, bytes)
}

/** What the figures and footers write besides the words: all of ASCII, and the dot between facts. */
function letters(): string {
  return Array.from({ length: 95 }, (_, i) => String.fromCodePoint(32 + i)).join('·')
}

async function setGuide(
  faces: Record<Face, Buffer>,
  pages: number[],
): Promise<{ bytes: Buffer; pages: number[] }> {
  const doc = openDocument({
    title: `${guide.title}: ${guide.subtitle}`,
    author: site.brand,
    subject: guide.subject,
    date: new Date(`${edition.asOf}T12:00:00Z`),
  })
  const whole = collect(doc)
  for (const [face, bytes] of Object.entries(faces)) doc.registerFont(face, bytes)

  const root = doc.struct('Document', { lang: 'en-US' })
  doc.addStructure(root)
  let number = 0
  const sheet: Sheet = {
    doc,
    parent: root,
    y: page.top,
    turn() {
      doc.addPage()
      number += 1
      // Links are reached by Tab in the order of the tags.
      Object.assign((doc.page.dictionary as unknown as { data: object }).data, { Tabs: 'S' })
      sheet.y = page.top
      if (number > 1) drawFooter(sheet, number)
    },
  }

  drawCover(sheet)
  drawContents(sheet, pages)
  const begins = guide.chapters.map((chapter, index) => {
    sheet.parent = root
    sheet.turn()
    const at = number
    drawChapter(sheet, chapter, index + 1)
    return at
  })
  sheet.parent = root
  drawColophon(sheet)
  root.end()
  doc.end()
  return { bytes: await whole, pages: begins }
}

function drawCover(sheet: Sheet): void {
  sheet.turn()
  const { doc } = sheet
  doc.outline.addItem('Cover')
  const { width, height, alt, heading } = guideCover
  tag(sheet, sheet.parent, 'Figure', () => drawPicture(doc, guideCover), {
    alt,
    bbox: [0, 0, width, height],
    placement: 'Block',
  }).end()
  // Its lines stand apart on the page; spoken they are one sentence.
  tag(sheet, sheet.parent, 'H1', () => drawPicture(doc, { width, height, alt, shapes: heading }), {
    actual: `${guide.title}. ${guide.subtitle}. ${guide.audience}. ${guide.promise}`,
  }).end()
}

function drawFooter(sheet: Sheet, number: number): void {
  const line = page.foot + 22
  decorate(sheet, (doc) => {
    doc
      .moveTo(page.left, line - 7)
      .lineTo(page.right, line - 7)
      .lineWidth(0.7)
      .stroke(colors.rule)
    write(doc, `True as of ${asOf}`, styles.smallBold, page.left, line, 160)
    write(doc, `${guide.title}, ${guide.subtitle}`, styles.caption, page.text + 80, line, 300)
    doc.fillColor(colors.ink).text(String(number), page.right - 40, line, { width: 40, align: 'right' })
  })
}

/** Who made it and how to reach them, under the last chapter. */
function drawColophon(sheet: Sheet): void {
  const { doc } = sheet
  const lines = `Written and published by ${site.brand} · ${site.phone.display} · ${site.email}`
  tag(
    sheet,
    sheet.parent,
    'P',
    () => void write(doc, lines, styles.caption, page.text, page.foot - 8, 408),
  ).end()
}

function collect(doc: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = []
  return new Promise((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
  })
}
