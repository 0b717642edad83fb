import { type Block, readArticleBody } from '../blog/article-body.ts'
import { ContentError } from '../checks/content-error.ts'

const SECTION = /^## (?<heading>.+?) \{#(?<id>[a-z-]+)\}$/

interface Section {
  id: string
  heading: string
  blocks: Block[]
}

/**
 * Splits a legal text into its summary and its sections, which begin with `## Heading {#id}`.
 * @param file for messages
 * @param ids sections that the text must have
 * @throws {ContentError} one sentence with file, section and reason
 */
export function readSections(
  file: string,
  text: string,
  ids: readonly string[],
): { summary: Block[]; sections: Section[] } {
  const [summary = '', ...parts] = text.split(/^(?=## )/m)
  const sections = parts.map((part) => readSection(file, part))
  for (const id of ids)
    if (!sections.some((section) => section.id === id))
      throw ContentError.at(
        file,
        'sections',
        `needs one with {#${id}} after its heading; other pages lead to it`,
      )
  return { summary: readBlocks(file, 'summary', summary), sections }
}

function readSection(file: string, part: string): Section {
  const [first = '', ...lines] = part.split('\n')
  const { heading, id } = SECTION.exec(first)?.groups ?? {}
  if (!heading || !id) {
    throw ContentError.at(file, `“${first}”`, 'has no id; write it like ## How we use it {#how-we-use}')
  }
  const blocks = readBlocks(file, id, lines.join('\n'))
  if (blocks.length === 0) throw ContentError.at(file, id, 'is empty')
  return { id, heading, blocks }
}

/**
 * Reads the markdown of a part: paragraphs, flat lists, tables and third-level headings, whose ids begin with the part's.
 * @throws {ContentError} for everything else, and for violations of the copy rules
 */
const readBlocks = (file: string, part: string, markdown: string): Block[] =>
  readArticleBody(file, markdown, { part }).blocks.map((block) => {
    if (block.kind !== 'heading') return block
    if (block.level === 2)
      throw ContentError.at(
        file,
        part,
        `has the heading “${block.text}” of level 2; within a section use ###`,
      )
    return { ...block, id: `${part}.${block.id}` }
  })

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
