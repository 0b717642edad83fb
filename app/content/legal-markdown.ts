import { Marked, type Tokens } from 'marked'
import { lintCopy } from './copy-rules.ts'
import { FrontMatterError } from './front-matter.ts'

/** Where a link of a legal text may lead: a secure address, this site, a mail, a phone. */
const ADDRESS = /^(https:\/\/\S+|\/[a-z0-9_/-]*(#[a-z-]+)?|#[a-z-]+|mailto:\S+@\S+|tel:\+\d+)$/

/**
 * Sets the simple markdown of a legal section as HTML: headings of the third level, paragraphs, lists, bold and
 * italic text, links and tables. Tables carry what lets them be stacked on a phone and still be read as tables.
 * `file` is the path as a writer would open it, `part` the section's id.
 * @throws {FrontMatterError} for raw HTML, pictures, other headings, addresses it does not know, and for words
 * that the site does not say.
 */
export function setMarkdown(file: string, part: string, markdown: string): string {
  let fault: string | undefined
  // Remembered and thrown at the end: the parser would add a plea of its own to whatever is thrown within it.
  const refuse = (reason: string): string => {
    fault ??= reason
    return ''
  }
  const setter = new Marked({
    gfm: true,
    walkTokens(token) {
      if (token.type !== 'text' || token.tokens) return
      const unsaid = lintCopy(token.text.replace(/\s+/g, ' ').trim())
      if (unsaid) refuse(`${unsaid}, in “${token.text.slice(0, 60)}”`)
    },
    renderer: {
      html: ({ text }) => refuse(`holds raw HTML (“${text.trim().slice(0, 40)}”); write markdown`),
      image: ({ href }) => refuse(`shows the picture ${href}; legal texts have none of their own`),
      heading({ tokens, depth, text }) {
        if (depth !== 3)
          return refuse(`has the heading “${text}” of level ${depth}; within a section use ###`)
        return `<h3>${this.parser.parseInline(tokens)}</h3>`
      },
      link({ href, tokens }) {
        if (!ADDRESS.test(href)) return refuse(`links to ${href}; use https, or an address on this site`)
        const away = href.startsWith('https:') ? ' rel="noopener"' : ''
        return `<a class="link" href="${escapeAttribute(href)}"${away}>${this.parser.parseInline(tokens)}</a>`
      },
      table({ header, rows }) {
        const set = (cell: Tokens.TableCell) => this.parser.parseInline(cell.tokens)
        const head = header.map((cell) => `<th scope="col" role="columnheader">${set(cell)}</th>`)
        const body = rows.map((cells) => {
          const [name, ...others] = cells.map((cell, column) => {
            if (column === 0) return `<th scope="row" role="rowheader">${set(cell)}</th>`
            return `<td role="cell" data-label="${escapeAttribute(header[column]?.text ?? '')}">${set(cell)}</td>`
          })
          return `<tr role="row">${name}${others.join('')}</tr>`
        })
        return `<table class="legal-table" role="table"><thead role="rowgroup"><tr role="row">${head.join('')}</tr></thead><tbody role="rowgroup">${body.join('')}</tbody></table>`
      },
    },
  })
  const html = setter.parse(markdown, { async: false })
  if (fault) throw new FrontMatterError(file, part, fault)
  return html
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
