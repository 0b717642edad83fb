import { ContentError } from '../checks/content-error.ts'
import { readFrontMatter } from '../checks/front-matter.ts'
import { type LegalText, legalFrontMatter } from './legal.schema.ts'
import { setMarkdown } from './legal-markdown.ts'
import { fillLegalPlaceholders, type OwnerFacts } from './legal-tokens.ts'

const SECTION = /^## (?<heading>.+?) \{#(?<id>[a-z-]+)\}$/

/**
 * Parses a legal text: front matter, summary, and sections that begin with `## Heading {#id}`.
 * @param file path for error messages
 * @param ids required sections, in order
 * @throws {ContentError} one sentence with file, field, section or line, and reason
 */
export function readLegalText(
  file: string,
  content: string,
  ids: readonly string[],
  owner: OwnerFacts,
): LegalText {
  const { data, body } = readFrontMatter(file, fillLegalPlaceholders(file, content, owner), legalFrontMatter)
  const [summary = '', ...parts] = body.split(/^(?=## )/m)
  const sections = parts.map((part) => readSection(file, part))
  const missing = ids.findIndex((id, place) => sections[place]?.id !== id)
  if (missing >= 0) {
    const found = sections[missing]?.id
    throw ContentError.at(
      file,
      `section ${missing + 1}`,
      `must have the id ${ids[missing]} and ${found ? `has ${found}` : 'is missing'}`,
    )
  }
  if (sections.length > ids.length) {
    throw ContentError.at(file, `section ${ids.length + 1}`, `is one too many; it has ${ids.length}`)
  }
  return { ...data, summary: setMarkdown(file, 'the summary', summary), sections }
}

function readSection(file: string, part: string): LegalText['sections'][number] {
  const [first = '', ...lines] = part.split('\n')
  const { heading, id } = SECTION.exec(first)?.groups ?? {}
  if (!heading || !id) {
    throw ContentError.at(file, `“${first}”`, 'has no id; write it like ## How we use it {#how-we-use}')
  }
  const html = setMarkdown(file, id, lines.join('\n').trim())
  if (!html) throw ContentError.at(file, id, 'is empty')
  return { id, heading, html }
}
