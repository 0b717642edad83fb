import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { edition, printDate } from '../app/content/guide/edition.ts'
import { guide } from '../app/content/guide.ts'
import site from '../site.config.ts'
import { drawChapter } from './chapter.ts'
import { drawContents } from './contents.ts'
import { drawPicture } from './draw-picture.ts'
import { drawEnding } from './ending.ts'
import { loadFonts } from './fonts.ts'
import { guideCover } from './guide-cover.ts'
import { drawArtifact, openDocument, type PageLayout, page, styles, tag, write } from './page-layout.ts'
import { colors, type Face } from './shapes.ts'

const asOf = printDate(edition.asOf)

/**
 * Writes the PDF guide below `folder`, at the path the site links to. `origin` is the site's, for the link to the
 * booking page: a PDF is read outside the site and needs absolute links. Typesets twice: the first pass finds the page on
 * which each chapter starts, for the table of contents.
 */
export async function buildGuide(folder: string, origin: string): Promise<void> {
  const faces = await loadFonts(
    [guide, site, guideCover].map((part) => JSON.stringify(part)).join('') + figureCharacters(),
  )
  const { pages } = await typesetGuide(faces, [], origin)
  const { bytes } = await typesetGuide(faces, pages, origin)
  const target = path.join(folder, edition.address)
  await mkdir(path.dirname(target), { recursive: true })
  await writeFile(target, bytes)
}

/** Characters that figures and footers use besides the content: printable ASCII and the middle dot. */
function figureCharacters(): string {
  return Array.from({ length: 95 }, (_, i) => String.fromCodePoint(32 + i)).join('·')
}

async function typesetGuide(
  faces: Record<Face, Buffer>,
  pages: number[],
  origin: string,
): Promise<{ bytes: Buffer; pages: number[] }> {
  const doc = openDocument({
    title: `${guide.title}: ${guide.subtitle}`,
    author: site.brand,
    subject: guide.subject,
    date: new Date(`${edition.asOf}T12:00:00Z`),
  })
  const output = collect(doc)
  for (const [face, bytes] of Object.entries(faces)) doc.registerFont(face, bytes)

  const root = doc.struct('Document', { lang: 'en-US' })
  doc.addStructure(root)
  let number = 0
  const layout: PageLayout = {
    doc,
    parent: root,
    y: page.top,
    newPage() {
      doc.addPage()
      number += 1
      // Tab order follows the structure tags.
      Object.assign((doc.page.dictionary as unknown as { data: object }).data, { Tabs: 'S' })
      layout.y = page.top
      if (number > 1) drawFooter(layout, number)
    },
  }

  drawCover(layout)
  drawContents(layout, pages)
  const startPages = guide.chapters.map((chapter, index) => {
    layout.parent = root
    layout.newPage()
    const startPage = number
    drawChapter(layout, chapter, index + 1)
    return startPage
  })
  layout.parent = root
  layout.newPage()
  drawEnding(layout, origin)
  root.end()
  doc.end()
  return { bytes: await output, pages: startPages }
}

function drawCover(layout: PageLayout): void {
  layout.newPage()
  const { doc } = layout
  doc.outline.addItem('Cover')
  const { width, height, alt, heading } = guideCover
  tag(layout, layout.parent, 'Figure', () => drawPicture(doc, guideCover), {
    alt,
    bbox: [0, 0, width, height],
    placement: 'Block',
  }).end()
  // Separate lines on the page; one sentence for screen readers.
  tag(layout, layout.parent, 'H1', () => drawPicture(doc, { width, height, alt, shapes: heading }), {
    actual: `${guide.title}. ${guide.subtitle}. ${guide.audience}. ${guide.promise}`,
  }).end()
}

function drawFooter(layout: PageLayout, number: number): void {
  const line = page.foot + 22
  drawArtifact(layout, (doc) => {
    doc
      .moveTo(page.left, line - 7)
      .lineTo(page.right, line - 7)
      .lineWidth(0.7)
      .stroke(colors.rule)
    write(doc, `Accurate as of ${asOf}`, styles.smallBold, page.left, line, 176)
    write(doc, `${guide.title}, ${guide.subtitle}`, styles.caption, page.text + 80, line, 300)
    doc.fillColor(colors.ink).text(String(number), page.right - 40, line, { width: 40, align: 'right' })
  })
}

function collect(doc: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = []
  return new Promise((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
  })
}
