import { Marked, type Tokens } from 'marked'
import { ContentError } from '../checks/content-error.ts'
import { faultInProse } from '../read/prose.ts'

const SECTION = /^## (?<heading>.+?) \{#(?<id>[a-z-]+)\}$/

interface Section {
  id: string
  heading: string
  /** From markdown only; raw HTML is refused. */
  html: string
}

/**
 * Splits a legal text into its summary, as HTML, and its sections, which begin with `## Heading {#id}`.
 * @param file for messages
 * @param ids sections that the text must have
 * @throws {ContentError} one sentence with file, section and reason
 */
export function readSections(
  file: string,
  text: string,
  ids: readonly string[],
): { summary: string; sections: Section[] } {
  const [summary = '', ...parts] = text.split(/^(?=## )/m)
  const sections = parts.map((part) => readSection(file, part))
  for (const id of ids)
    if (!sections.some((section) => section.id === id))
      throw ContentError.at(
        file,
        'sections',
        `needs one with {#${id}} after its heading; other pages lead to it`,
      )
  return { summary: setMarkdown(file, 'the summary', summary), sections }
}

function readSection(file: string, part: string): Section {
  const [first = '', ...lines] = part.split('\n')
  const { heading, id } = SECTION.exec(first)?.groups ?? {}
  if (!heading || !id) {
    throw ContentError.at(file, `“${first}”`, 'has no id; write it like ## How we use it {#how-we-use}')
  }
  const html = setMarkdown(file, id, lines.join('\n').trim())
  if (!html) throw ContentError.at(file, id, 'is empty')
  return { id, heading, html }
}

/** Allowed link targets: https, this site, mailto and tel. */
const ADDRESS = /^(https:\/\/\S+|\/[a-z0-9_/-]*(#[a-z-]+)?|#[a-z-]+|mailto:\S+@\S+|tel:\+\d+)$/

/**
 * Renders the markdown of a legal section as HTML: third-level headings, paragraphs, lists, bold and italic text, links
 * and tables, which get roles and labels so that they can be stacked on a phone.
 * @param file path for error messages
 * @param part id of the section
 * @throws {ContentError} for raw HTML, images, other headings, other link targets, and violations of the copy rules
 */
function setMarkdown(file: string, part: string, markdown: string): string {
  let fault: string | undefined
  // Thrown after parsing: `marked` appends its own text to errors thrown during parsing.
  const refuse = (reason: string): string => {
    fault ??= reason
    return ''
  }
  const setter = new Marked({
    gfm: true,
    walkTokens(token) {
      if (token.type !== 'text' || token.tokens) return
      const unsaid = faultInProse(token.text.replace(/\s+/g, ' ').trim())
      if (unsaid) refuse(unsaid)
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
        return `<a class="link" href="${escapeAttribute(href)}">${this.parser.parseInline(tokens)}</a>`
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
        return `<table class="legal-table" role="table"><thead class="max-sm:sr-only" role="rowgroup"><tr role="row">${head.join('')}</tr></thead><tbody role="rowgroup">${body.join('')}</tbody></table>`
      },
    },
  })
  const html = setter.parse(markdown, { async: false })
  if (fault) throw ContentError.at(file, part, fault)
  return html
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}

/** A part that holds only if a fact does: `{if textMessages}…{end if}`, or `{if not textMessages}…{end if}`. */
const CONDITION = /\{if (not )?(\w+)\}([\s\S]*?)\{end if\}(\n?)/g

/**
 * Leaves out the parts of a text whose condition doesn't hold. One that fills whole lines goes with its line break, so
 * that a table has no gap.
 * @param file for messages
 * @throws {ContentError} for a condition on anything but a yes or no, with its line
 */
export function applyConditions(file: string, text: string, facts: object): string {
  return text.replace(
    CONDITION,
    (whole, not: string | undefined, name: string, part: string, end: string, offset: number) => {
      const fact: unknown = facts[name as keyof typeof facts]
      if (typeof fact !== 'boolean') {
        const line = `line ${text.slice(0, offset).split('\n').length} of the text`
        const condition = whole.slice(0, whole.indexOf('}') + 1)
        throw ContentError.at(file, line, `has ${condition}, which is no yes or no of site.yaml`)
      }
      if (fact !== Boolean(not)) return part + end
      const isWholeLine = offset === 0 || text[offset - 1] === '\n'
      return isWholeLine ? '' : end
    },
  )
}
