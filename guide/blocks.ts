import type { Block, BlockOf } from '../app/content/guide.schema.ts'
import { drawFigure } from './figure.ts'
import { linkText } from './links.ts'
import {
  drawArtifact,
  type Element,
  ensureSpace,
  fullWidth,
  heightOf,
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
import { drawTable } from './table.ts'

const GAP = 9
const INDENT = 20

/** Draws one block and advances `layout.y`, starting a new page when necessary. */
export function drawBlock(layout: PageLayout, block: Block, next: Block | undefined): void {
  switch (block.kind) {
    case 'paragraph':
      drawParagraph(layout, block.text)
      break
    case 'heading':
      drawHeading(layout, block.text, next)
      break
    case 'points':
    case 'crosses':
    case 'steps':
    case 'boxes':
      drawList(layout, block)
      break
    case 'note':
      drawNote(layout, block)
      break
    case 'table':
      drawTable(layout, block)
      break
    case 'figure':
      drawFigure(layout, block)
      break
    case 'sources':
      drawSources(layout, block)
  }
}

function drawParagraph(layout: PageLayout, text: string): void {
  ensureSpace(layout, heightOf(layout.doc, text, styles.body, textWidth))
  layout.y += writeTagged(layout, layout.parent, 'P', text, styles.body) + GAP
}

/** Keeps a heading with the start of the next block. */
function drawHeading(layout: PageLayout, text: string, next: Block | undefined): void {
  const nextHeight = next?.kind === 'paragraph' ? heightOf(layout.doc, next.text, styles.body, textWidth) : 60
  ensureSpace(layout, 34 + nextHeight)
  layout.y += 5
  layout.y += writeTagged(layout, layout.parent, 'H3', text, styles.heading) + 5
}

type ListKind = 'points' | 'crosses' | 'steps' | 'boxes'

function drawList(layout: PageLayout, block: BlockOf<ListKind>): void {
  const list = tag(layout, layout.parent, 'L')
  block.items.forEach((item, index) => {
    drawItem(
      layout,
      list,
      () => drawMarker(layout, block.kind, index),
      item,
      block.kind === 'boxes' ? 5.5 : 4.5,
    )
  })
  list.end()
  layout.y += GAP - 4
}

function drawItem(layout: PageLayout, list: Element, marker: () => void, text: string, gap: number): void {
  const width = textWidth - INDENT
  const height = heightOf(layout.doc, text, styles.body, width)
  ensureSpace(layout, height)
  const item = tag(layout, list, 'LI')
  tag(layout, item, 'Lbl', marker, { actual: '•' })
  tag(layout, item, 'LBody', () => {
    write(layout.doc, text, styles.body, page.text + INDENT, layout.y, width)
  })
  item.end()
  layout.y += height + gap
}

function drawMarker({ doc, y }: PageLayout, kind: ListKind, index: number): void {
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

/** A note on a tinted background with a bar at its edge. */
function drawNote(layout: PageLayout, { label, text }: BlockOf<'note'>): void {
  const { doc } = layout
  const inner = textWidth - 30
  const style = { ...styles.body, face: 'serif', size: 13, lead: 1.5 } as const
  const height = 19 + heightOf(doc, label, styles.label, inner) + heightOf(doc, text, style, inner) + 10
  ensureSpace(layout, height)
  const top = layout.y
  drawArtifact(layout, () => {
    doc.rect(page.text, top, textWidth, height).fill(colors.wash)
    doc.rect(page.text, top, 3.5, height).fill(colors.evergreen)
  })
  const element = tag(layout, layout.parent, 'Div')
  const column = { x: page.text + 17, width: inner }
  const labelHeight = writeTagged(layout, element, 'P', label, styles.label, { ...column, y: top + 11 })
  writeTagged(layout, element, 'P', text, style, { ...column, y: top + 15 + labelHeight })
  element.end()
  layout.y += height + GAP + 3
}

/** Width of the links beside the references. */
const LINK_WIDTH = 196

/** References across the whole width, each with its link at the right. */
function drawSources(layout: PageLayout, { items }: BlockOf<'sources'>): void {
  const { doc } = layout
  const width = fullWidth - LINK_WIDTH - 12
  const list = tag(layout, layout.parent, 'L')
  for (const { text, href, shown } of items) {
    const height = heightOf(doc, text, styles.small, width)
    ensureSpace(layout, height + 8)
    rule(layout, page.left, layout.y, fullWidth, colors.rule)
    layout.y += 4
    const body = tag(layout, tag(layout, list, 'LI'), 'LBody')
    writeTagged(layout, body, 'P', text, styles.small, { x: page.left, width })
    if (href) {
      const printed = shown ?? href.replace(/^https:\/\/(www\.)?/, '')
      linkText(
        layout,
        body,
        printed,
        { href, label: text },
        styles.caption,
        page.right - LINK_WIDTH,
        layout.y + 0.5,
      )
    }
    layout.y += height + 3
  }
  list.end()
  layout.y += GAP
}
