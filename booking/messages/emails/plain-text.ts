import { toPlainText } from '@react-email/components'

/** The used part of html-to-text's formatter, which comes without types. */
type Formatter = (
  element: { children: unknown; attribs: Record<string, string> },
  walk: (children: unknown, builder: Builder) => void,
  builder: Builder,
) => void

interface Builder {
  addInline(text: string, options?: { noWordTransform: boolean }): void
  addLineBreak(): void
}

const label: Formatter = (element, walk, builder) => {
  walk(element.children, builder)
  builder.addInline(': ')
}

/** The address has its own line, where every program recognizes it whole. */
const action: Formatter = (element, walk, builder) => {
  walk(element.children, builder)
  builder.addInline(':')
  builder.addLineBreak()
  builder.addInline(element.attribs.href ?? '', { noWordTransform: true })
}

/** The text part of an email, from its HTML. The only line breaks in that HTML are those of a visitor's note. */
export function plainText(html: string): string {
  return toPlainText(html, {
    wordwrap: 78,
    preserveNewlines: true,
    formatters: { label, action },
    selectors: [
      { selector: 'span.fact-name', format: 'label' },
      { selector: 'a.action', format: 'action' },
      { selector: 'p.fact', format: 'paragraph', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
      { selector: 'h1', format: 'heading', options: { uppercase: false } },
      { selector: 'h2', format: 'heading', options: { uppercase: false } },
    ],
  })
}
