import { ContentError } from '../checks/content-error.ts'
import { setMarkdown } from './legal-markdown.ts'

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
