import type { Block, BlockOf } from '../app/content/guide.schema.ts'
import { drawFigure } from './figure.ts'
import { linkText } from './links.ts'
import { colors } from './shapes.ts'
import {
  decorate,
  type Element,
  heightOf,
  makeRoom,
  page,
  rule,
  type Sheet,
  styles,
  tag,
  textWidth,
  write,
} from './sheet.ts'
import { drawTable } from './table.ts'

const GAP = 9
const INDENT = 20

/** Draws one block and moves the sheet down past it. A block is kept together on its page. */
export function drawBlock(sheet: Sheet, block: Block, next: Block | undefined): void {
  switch (block.kind) {
    case 'paragraph':
      drawParagraph(sheet, block.text)
      break
    case 'heading':
      drawHeading(sheet, block.text, next)
      break
    case 'points':
    case 'crosses':
    case 'steps':
    case 'boxes':
      drawList(sheet, block)
      break
    case 'note':
      drawNote(sheet, block)
      break
    case 'table':
      drawTable(sheet, block)
      break
    case 'figure':
      drawFigure(sheet, block)
      break
    case 'sources':
      drawSources(sheet, block)
  }
}

export function drawParagraph(sheet: Sheet, text: string): void {
  makeRoom(sheet, heightOf(sheet.doc, text, styles.body, textWidth))
  let height = 0
  tag(sheet, sheet.parent, 'P', () => {
    height = write(sheet.doc, text, styles.body, page.text, sheet.y, textWidth)
  }).end()
  sheet.y += height + GAP
}

/** A heading never stands alone at the foot: it asks for room for the beginning of what follows. */
function drawHeading(sheet: Sheet, text: string, next: Block | undefined): void {
  const ahead = next?.kind === 'paragraph' ? heightOf(sheet.doc, next.text, styles.body, textWidth) : 60
  makeRoom(sheet, 34 + ahead)
  sheet.y += 5
  let height = 0
  tag(sheet, sheet.parent, 'H3', () => {
    height = write(sheet.doc, text, styles.heading, page.text, sheet.y, textWidth)
  }).end()
  sheet.y += height + 5
}

type ListKind = 'points' | 'crosses' | 'steps' | 'boxes'

function drawList(sheet: Sheet, block: BlockOf<ListKind>): void {
  const list = tag(sheet, sheet.parent, 'L')
  block.items.forEach((item, index) => {
    drawItem(
      sheet,
      list,
      () => drawMarker(sheet, block.kind, index),
      item,
      block.kind === 'boxes' ? 5.5 : 4.5,
    )
  })
  list.end()
  sheet.y += GAP - 4
}

function drawItem(sheet: Sheet, list: Element, marker: () => void, text: string, gap: number): void {
  const width = textWidth - INDENT
  const height = heightOf(sheet.doc, text, styles.body, width)
  makeRoom(sheet, height)
  const item = tag(sheet, list, 'LI')
  tag(sheet, item, 'Lbl', marker, { actual: '•' })
  tag(sheet, item, 'LBody', () => {
    write(sheet.doc, text, styles.body, page.text + INDENT, sheet.y, width)
  })
  item.end()
  sheet.y += height + gap
}

function drawMarker({ doc, y }: Sheet, kind: ListKind, index: number): void {
  if (kind === 'steps') {
    const style = { ...styles.body, face: 'serif', size: 13, color: colors.evergreen } as const
    write(doc, `${index + 1}`, style, page.text, y + 1, INDENT)
  } else if (kind === 'boxes') {
    doc
      .rect(page.text, y + 1, 9.5, 9.5)
      .lineWidth(1)
      .stroke(colors.evergreen)
  } else if (kind === 'crosses') {
    const [x, top] = [page.text + 1, y + 3]
    doc
      .path(`M${x} ${top}l7 7M${x + 7} ${top}l-7 7`)
      .lineWidth(1.4)
      .stroke(colors.pencil)
  } else {
    doc.rect(page.text, y + 5.6, 9, 1.4).fill(colors.evergreen)
  }
}

/** Set apart on a pale leaf, with a bar at its edge. */
function drawNote(sheet: Sheet, { label, text }: BlockOf<'note'>): void {
  const { doc } = sheet
  const inner = textWidth - 30
  const style = { ...styles.body, face: 'serif', size: 13, lead: 1.5 } as const
  const height = 19 + heightOf(doc, label, styles.label, inner) + heightOf(doc, text, style, inner) + 10
  makeRoom(sheet, height)
  const top = sheet.y
  decorate(sheet, () => {
    doc.rect(page.text, top, textWidth, height).fill(colors.wash)
    doc.rect(page.text, top, 3.5, height).fill(colors.evergreen)
  })
  const element = tag(sheet, sheet.parent, 'Div')
  let below = 0
  tag(sheet, element, 'P', () => {
    below = write(doc, label, styles.label, page.text + 17, top + 11, inner)
  })
  tag(sheet, element, 'P', () => {
    write(doc, text, style, page.text + 17, top + 15 + below, inner)
  })
  element.end()
  sheet.y += height + GAP + 3
}

/** References in small type, each with its address as a link beneath. */
function drawSources(sheet: Sheet, { items }: BlockOf<'sources'>): void {
  const { doc } = sheet
  const width = textWidth
  const list = tag(sheet, sheet.parent, 'L')
  for (const { text, href } of items) {
    const textHeight = heightOf(doc, text, styles.small, width)
    const linkHeight = href ? heightOf(doc, href, styles.caption, width) : 0
    makeRoom(sheet, textHeight + linkHeight + 8)
    rule(sheet, page.text, sheet.y, width, colors.rule)
    sheet.y += 5
    const body = tag(sheet, tag(sheet, list, 'LI'), 'LBody')
    tag(sheet, body, 'P', () => void write(doc, text, styles.small, page.text, sheet.y, width)).end()
    if (href)
      linkText(sheet, body, href, { href, says: text }, styles.caption, page.text, sheet.y + textHeight)
    sheet.y += textHeight + linkHeight + 4
  }
  list.end()
  sheet.y += GAP
}
