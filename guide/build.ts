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
import { type PageLayout, page, tag } from './page-layout.ts'
import type { Face } from './shapes.ts'
import { drawFootline, openTagged } from './tagged-document.ts'

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
  const { layout, root, pageNumber, close } = openTagged(
    {
      title: `${guide.title}: ${guide.subtitle}`,
      author: site.brand,
      subject: guide.subject,
      date: new Date(`${edition.asOf}T12:00:00Z`),
    },
    faces,
    drawFooter,
  )
  drawCover(layout)
  drawContents(layout, pages)
  const startPages = guide.chapters.map((chapter, index) => {
    layout.parent = root
    layout.newPage()
    const startPage = pageNumber()
    drawChapter(layout, chapter, index + 1)
    return startPage
  })
  layout.parent = root
  layout.newPage()
  drawEnding(layout, origin)
  return { bytes: await close(), pages: startPages }
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
  // The cover has none.
  if (number === 1) return
  drawFootline(layout, number, [
    { text: `Accurate as of ${asOf}`, x: page.left, width: 176 },
    { text: `${guide.title}, ${guide.subtitle}`, x: page.text + 80, width: 300 },
  ])
}
