import PDFDocument from 'pdfkit'
import { drawArtifact, type Element, type PageLayout, page, styles, write } from './page-layout.ts'
import { colors, type Face } from './shapes.ts'

interface Description {
  title: string
  author: string
  subject: string
  date: Date
}

/** A document that is being drawn. */
export interface TaggedDocument {
  layout: PageLayout
  /** The tag around all others. */
  root: Element
  /** The number of the page that was begun last, from 1; 0 before the first. */
  pageNumber: () => number
  /** Ends the document, and resolves with its bytes. */
  close: () => Promise<Buffer>
}

/**
 * A new document with structure tags and no pages. `layout.newPage` begins each.
 * @param drawFooter draws what stands at the foot of a page with this number
 */
export function openTagged(
  description: Description,
  faces: Record<Face, Buffer>,
  drawFooter: (layout: PageLayout, number: number) => void,
): TaggedDocument {
  const doc = openDocument(description)
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
      drawFooter(layout, number)
    },
  }
  const close = () => {
    root.end()
    doc.end()
    return output
  }
  return { layout, root, pageNumber: () => number, close }
}

/** A line across the foot of a page, two texts below it, and the page's number. Widths are in points. */
export function drawFootline(
  layout: PageLayout,
  number: number,
  [first, second]: readonly [FootText, FootText],
): void {
  const line = page.foot + 22
  drawArtifact(layout, (doc) => {
    doc
      .moveTo(page.left, line - 7)
      .lineTo(page.right, line - 7)
      .lineWidth(0.7)
      .stroke(colors.rule)
    write(doc, first.text, styles.smallBold, first.x, line, first.width)
    write(doc, second.text, styles.caption, second.x, line, second.width)
    doc.fillColor(colors.ink).text(String(number), page.right - 40, line, { width: 40, align: 'right' })
  })
}

interface FootText {
  text: string
  x: number
  width: number
}

function openDocument({ title, author, subject, date }: Description): PDFKit.PDFDocument {
  return new PDFDocument({
    size: 'LETTER',
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    lang: 'en-US',
    tagged: true,
    displayTitle: true,
    info: {
      Title: title,
      Author: author,
      Subject: subject,
      // Reproducible: the dates are the edition's, not the build's.
      CreationDate: date,
      ModDate: date,
      Creator: author,
      Producer: 'PDFKit',
    },
  })
}

/** Resolves with the bytes of a document once it has ended. */
function collect(doc: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = []
  return new Promise((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
  })
}
