import { marked, type Token } from 'marked'
import { ContentError, type ContentProblem, shownFile } from '../../app/content/checks/content-error.ts'
import { readText } from '../../app/content/read/content-folder.ts'
import { nearest } from '../../app/content/read/fill-names.ts'
import type { Letters } from '../../booking/core/settings.ts'
import { FRAMED, LETTERS, PARTS } from '../../booking/messages/emails/letter-names.ts'

/** What the Markdown of a letter can be made of, in words. */
const TYPES: ReadonlySet<string> = new Set([
  ...['space', 'paragraph', 'heading', 'list', 'list_item', 'blockquote', 'hr'],
  ...['text', 'escape', 'strong', 'em', 'link', 'br'],
])

/** Checks the words of the emails: their names, what must be in them, and their Markdown. @throws {ContentError} */
export function checkLetters({ frame, byKind }: Letters): void {
  for (const [kind, { names, needs }] of Object.entries(LETTERS)) {
    const file = `letters/${kind}.md`
    const { title = '', body, why } = kind === 'frame' ? { body: frame } : (byKind[kind] ?? {})
    const problems = [...namesIn(readText(file), names), ...typesIn(body ?? '')]
    const report = (field: string, reason: string) =>
      problems.push({ field: [field], reason: `it ${reason}` })
    for (const [name, what] of Object.entries(needs))
      if (!`${title} ${body}`.includes(`{${name}}`)) report('text', `needs {${name}}, which is ${what}`)
    if (kind !== 'frame' && FRAMED.has(kind) !== Boolean(why))
      report(
        'why',
        why ? 'is only for letters to visitors; remove it' : 'is missing: say why the visitor got the email',
      )
    if (problems.length > 0) throw new ContentError(shownFile(file), problems)
  }
}

function namesIn(text: string, known: readonly string[]): ContentProblem[] {
  return text.split('\n').flatMap((line, index) => {
    const problem = (predicate: string) => ({ line: index + 1, field: [], reason: `it ${predicate}` })
    return [...line.matchAll(/\{(?:if (?:not )?)?([^{}.]*)\}/g)].flatMap(([token, name = '']) => {
      if (name === 'end if') return []
      if (known.includes(name))
        return PARTS.has(name) && token === `{${name}}` && line.trim() !== token
          ? problem(`has ${token} among other words; it is a list, so give it a line of its own`)
          : []
      const near = nearest(name, known)
      return problem(
        `has ${token}, which this letter doesn’t know${near ? `; the nearest is {${near}}` : `; it knows ${known.join(', ')}`}`,
      )
    })
  })
}

function typesIn(body: string): ContentProblem[] {
  const found: ContentProblem[] = []
  const [ifs, ends] = [body.match(/\{if /g) ?? [], body.match(/\{end if\}/g) ?? []]
  if (ifs.length !== ends.length) found.push({ field: ['text'], reason: 'it has an {if …} without {end if}' })
  marked.walkTokens(marked.lexer(body), (token: Token) => {
    if (!TYPES.has(token.type) || (token.type === 'heading' && token.depth !== 2))
      found.push({
        field: ['text'],
        reason: `it has “${token.raw.trim().slice(0, 40)}”, which an email can’t show; content/README.md has what it can`,
      })
  })
  return found
}
