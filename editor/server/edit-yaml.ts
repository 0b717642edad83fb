import { Document, isCollection, isMap, isPair, isScalar, type Node, parseDocument, type YAMLSeq } from 'yaml'
import { valueAt } from '../../app/content/checks/content-error.ts'
import { applyEdit, type Edit } from '../edits.ts'

/** The line width at which the owner's files are wrapped. */
const WIDTH = 110

/**
 * Applies edits to a YAML text. Everything but the edited fields stays the same, byte for byte: comments, order,
 * quotes.
 */
export const editYaml = (text: string, edits: readonly Edit[]): string => edits.reduce(editOnce, text)

function editOnce(text: string, edit: Edit): string {
  const document = parseDocument(text, { keepSourceTokens: true })
  const parentPath = edit.path.slice(0, -1)
  const parent = parentPath.length > 0 ? document.getIn(parentPath, true) : document.contents
  if (isCollection(parent) && !parent.flow && parent.items.length > (edit.do === 'remove' ? 1 : 0)) {
    const parts = parent.items.map((item, index) => partOf(text, item, hyphenOf(parent as YAMLSeq, index)))
    return editPart(text, isMap(parent), parts, edit)
  }
  // A list on one line, an empty list or a missing group is written again as a whole.
  const whole = applyEdit(document.toJS(), edit)
  if (parentPath.length === 0) return new Document(whole).toString({ lineWidth: WIDTH })
  return editOnce(text, { do: 'set', path: parentPath, value: valueAt(whole, parentPath) })
}

/** A field of a group or an entry of a list, as it is written. */
type Part = ReturnType<typeof partOf>

function partOf(text: string, item: unknown, hyphen: number) {
  const start = isPair(item) ? startOf(item.key) : hyphen
  const end = endOf(text, item)
  // Includes the comment right above it, unless that begins on the line of a list's hyphen.
  let from = start
  for (let line = lineStart(text, start); text.slice(line, from).trim() === '' && line > 0; ) {
    line = lineStart(text, line - 1)
    if (!/^ *#/.test(text.slice(line, start))) break
    from = text.indexOf('#', line)
  }
  return { item, start, from, end, to: lineEnd(text, end) }
}

function editPart(text: string, isGroup: boolean, parts: readonly Part[], edit: Edit): string {
  const key = edit.path.at(-1) ?? ''
  const at = isGroup
    ? parts.findIndex(({ item }) => isPair(item) && String(item.key) === String(key))
    : Number(key)
  const [part, first, last] = [parts[at], parts[0], parts.at(-1)]
  if (!first || !last || (!part && edit.do !== 'set' && edit.do !== 'insert')) return text
  const column = first.start - lineStart(text, first.start)
  const line = `\n${' '.repeat(column)}`
  const written = (before?: unknown) =>
    'value' in edit ? render(isGroup ? { [key]: edit.value } : [edit.value], column, before) : ''
  switch (edit.do) {
    case 'set':
      if (part) return splice(text, part.start, part.end, written(part.item))
      return splice(text, last.to, last.to, line + written())
    case 'insert': {
      if (at === 0) return splice(text, first.from, first.from, written() + line)
      const { to } = parts[at - 1] ?? last
      return splice(text, to, to, line + written())
    }
    case 'remove':
      if (part === first) return text.slice(0, first.from) + text.slice(first.to).trimStart()
      return text.slice(0, part?.from).trimEnd() + text.slice(part?.to)
    case 'move': {
      const moved = [...parts]
      moved.splice(edit.to, 0, ...moved.splice(at, 1))
      // The text between two entries stays between them.
      const pieces = moved.map(
        ({ from, to }, index) =>
          text.slice(from, to) + text.slice(parts[index]?.to, parts[index + 1]?.from ?? parts[index]?.to),
      )
      return splice(text, first.from, last.to, pieces.join(''))
    }
  }
}

function hyphenOf({ srcToken }: YAMLSeq, index: number): number {
  const token = srcToken?.type === 'block-seq' ? srcToken.items[index] : undefined
  return token?.start.find(({ type }) => type === 'seq-item-ind')?.offset ?? 0
}

const startOf = (node: unknown) => (node as Node).range?.[0] ?? 0

/** Returns where a value ends, before a comment on its last line. */
function endOf(text: string, item: unknown): number {
  const node = isPair(item) ? (item.value ?? item.key) : item
  if (isCollection(node) && !node.flow) return endOf(text, node.items.at(-1))
  return text.slice(0, (node as Node).range?.[1]).trimEnd().length
}

const lineStart = (text: string, at: number) => text.slice(0, at).lastIndexOf('\n') + 1
const lineEnd = (text: string, at: number) => (text.indexOf('\n', at) + 1 || text.length + 1) - 1
const splice = (text: string, from: number, to: number, instead: string) =>
  text.slice(0, from) + instead + text.slice(to)

/** Returns a group or a list with one item as lines that continue at a column, written like the part it replaces. */
function render(value: object, column: number, before: unknown): string {
  const document = new Document(value)
  const [made] = isCollection(document.contents) ? document.contents.items : []
  if (isPair(made) && isPair(before)) {
    writeLike(made.key, before.key)
    writeLike(made.value, before.value)
  } else writeLike(made, before)
  return document
    .toString({ lineWidth: Math.max(40, WIDTH - column) })
    .trimEnd()
    .replace(/\n(?=[^\n])/g, `\n${' '.repeat(column)}`)
}

/** Copies the style of the old value: quotes, > or | of a text, and whether a group is on one line. */
function writeLike(node: unknown, before: unknown): void {
  if (isScalar(node) && isScalar(before) && typeof node.value === 'string' && before.type)
    node.type = before.type
  if (isCollection(node) && isCollection(before)) node.flow = Boolean(before.flow && before.items.length > 0)
}
