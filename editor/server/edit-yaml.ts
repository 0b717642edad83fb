import {
  Document,
  isCollection,
  isMap,
  isPair,
  isScalar,
  isSeq,
  type Node,
  Pair,
  parseDocument,
  Scalar,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml'
import { applyEdit, type Edit, valueAt } from '../edits.ts'

/** The width at which the owner's files are folded. */
const WIDTH = 110

/** Applies edits to a YAML text. Everything but the edited fields stays as it is, byte for byte: comments, order, quotes. */
export function editYaml(text: string, edits: readonly Edit[]): string {
  return edits.reduce((current, edit) => editOnce(current, edit), text)
}

function editOnce(text: string, edit: Edit): string {
  const document = parseDocument(text, { keepSourceTokens: true })
  const parentPath = edit.path.slice(0, -1)
  const parent = parentPath.length > 0 ? document.getIn(parentPath, true) : document.contents
  if (edit.do === 'set' || (isMap(parent) && !parent.flow && parent.items.length > 1)) {
    if (isMap(parent) && !parent.flow) return editMap(text, parent, edit)
    if (isSeq(parent) && !parent.flow && isCleanList(text, parent)) return setEntry(text, parent, edit)
  }
  if (edit.do !== 'set' && isSeq(parent) && !parent.flow && isCleanList(text, parent))
    if (edit.do === 'insert' || parent.items.length > 1) return editList(text, parent, edit)
  // A list on one line, one that is empty, or a group that is missing: the whole of it is written again.
  const whole = valueAt(applyEdit(document.toJS(), edit), parentPath)
  if (parentPath.length === 0) return render('', whole, 0).trimStart()
  if (isCollection(parent) && parent.flow && parent.items.length > 0)
    return splice(text, parent.range?.[0] ?? 0, parent.range?.[1] ?? 0, renderFlow(whole))
  return editOnce(text, { do: 'set', path: parentPath, value: whole })
}

function editMap(text: string, map: YAMLMap, edit: Edit): string {
  const name = String(edit.path.at(-1))
  const index = map.items.findIndex(({ key }) => String(key) === name)
  const pair = map.items[index]
  const first = map.items[0]?.key as Node
  const column = columnAt(text, first.range?.[0] ?? 0)
  if (!pair) {
    const end = endOf(text, map.items.at(-1))
    return edit.do === 'set'
      ? splice(text, end, end, `\n${' '.repeat(column)}${render(quotedKey(name), edit.value, column)}`)
      : text
  }
  const key = pair.key as Node
  const [from, keyEnd] = key.range ?? [0, 0]
  if (edit.do === 'set')
    return splice(
      text,
      from,
      endOf(text, pair, true),
      render(text.slice(from, keyEnd), edit.value, column, pair.value),
    )
  // What begins on the line of a list's hyphen leaves the hyphen to the next.
  const next = map.items[1]?.key as Node | undefined
  if (index === 0 && text.slice(lineStart(text, from), from).trim() !== '')
    return splice(text, from, next?.range?.[0] ?? from, '')
  return splice(text, chunkStart(text, from), lineEnd(text, endOf(text, pair)) + 1, '')
}

function setEntry(text: string, list: YAMLSeq, edit: Edit): string {
  if (edit.do !== 'set') return text
  const index = Number(edit.path.at(-1))
  const hyphen = hyphenOf(list, index)
  const node = list.items[index]
  return splice(text, hyphen, endOf(text, node, true), renderEntry(edit.value, columnAt(text, hyphen), node))
}

/** Inserts, removes or moves an entry with the lines of comment above it. What is between the entries stays between them. */
function editList(text: string, list: YAMLSeq, edit: Edit): string {
  const chunks = list.items.map((item, index) => {
    const from = chunkStart(text, hyphenOf(list, index))
    return { from, to: lineEnd(text, endOf(text, item)) }
  })
  const at = Number(edit.path.at(-1))
  const column = columnAt(text, hyphenOf(list, 0))
  if (edit.do === 'insert') {
    const entry = ' '.repeat(column) + renderEntry(edit.value, column)
    const before = chunks[at]
    if (before) return splice(text, before.from, before.from, `${entry}\n`)
    const end = chunks.at(-1)?.to ?? 0
    return splice(text, end, end, `\n${entry}`)
  }
  if (edit.do === 'remove') {
    const [chunk, next, previous] = [chunks[at], chunks[at + 1], chunks[at - 1]]
    if (!chunk) return text
    return next
      ? splice(text, chunk.from, next.from, '')
      : splice(text, previous?.to ?? chunk.from, chunk.to, '')
  }
  if (edit.do !== 'move') return text
  const order = chunks.map((_, index) => index)
  order.splice(edit.to, 0, ...order.splice(at, 1))
  const parts = chunks.map((chunk, index) => {
    const moved = chunks[order[index] ?? 0] ?? chunk
    return text.slice(moved.from, moved.to) + text.slice(chunk.to, chunks[index + 1]?.from ?? chunk.to)
  })
  return splice(text, chunks[0]?.from ?? 0, chunks.at(-1)?.to ?? 0, parts.join(''))
}

/** Whether each entry begins a line, unlike those of a list in a list's first line. */
const isCleanList = (text: string, list: YAMLSeq) =>
  list.items.length > 0 &&
  list.items.every((_, index) => {
    const hyphen = hyphenOf(list, index)
    return hyphen >= 0 && text.slice(lineStart(text, hyphen), hyphen).trim() === ''
  })

function hyphenOf(list: YAMLSeq, index: number): number {
  const token = list.srcToken?.type === 'block-seq' ? list.srcToken.items[index] : undefined
  return token?.start.find(({ type }) => type === 'seq-item-ind')?.offset ?? -1
}

/** Where a value ends; with `ofValue` before a comment on its last line. */
function endOf(text: string, item: unknown, ofValue = false): number {
  const node = isPair(item) ? (item.value ?? item.key) : item
  if (isCollection(node) && !node.flow && node.items.length > 0)
    return endOf(text, node.items.at(-1), ofValue)
  let end = (node as Node | null)?.range?.[1] ?? 0
  // The key of an empty field ends before its colon.
  if (isPair(item) && isScalar(node) && node.value === null && node.source === '')
    end = Math.max(end, text.indexOf(':', (item.key as Node).range?.[1] ?? 0) + 1)
  while (text[end - 1] === '\n') end--
  return ofValue ? end : lineEnd(text, end)
}

const lineStart = (text: string, at: number) => text.lastIndexOf('\n', at - 1) + 1
const lineEnd = (text: string, at: number) => (text.indexOf('\n', at) + 1 || text.length + 1) - 1
const columnAt = (text: string, at: number) => at - lineStart(text, at)
const splice = (text: string, from: number, to: number, instead: string) =>
  text.slice(0, from) + instead + text.slice(to)

/** The start of a field's first line, or of the comment right above it. */
function chunkStart(text: string, at: number): number {
  let start = lineStart(text, at)
  while (start > 0) {
    const above = lineStart(text, start - 1)
    if (!/^\s*#/.test(text.slice(above, start))) break
    start = above
  }
  return start
}

const quotedKey = (name: string) => (/^\d/.test(name) ? JSON.stringify(name) : name)

/** A field as lines that continue at a column; `before` is what it replaces, whose way of writing is kept. */
function render(key: string, value: unknown, column: number, before?: unknown): string {
  const inner = new Document(null)
  // As long as the real key, so that the lines are folded at the right place.
  const standIn = 'k'.repeat(Math.max(1, key.length))
  const map = inner.createNode({}) as YAMLMap
  map.add(new Pair(inner.createNode(standIn), valueNode(inner, value, before)))
  inner.contents = (key === '' ? inner.createNode(value) : map) as never
  const text = written(inner, column)
  return key === '' ? text : key + text.slice(standIn.length)
}

function renderEntry(value: unknown, column: number, before?: unknown): string {
  const inner = new Document(null)
  const list = inner.createNode([]) as YAMLSeq
  list.add(valueNode(inner, value, before))
  inner.contents = list as never
  return written(inner, column)
}

const written = (document: Document, column: number) =>
  document
    .toString({ lineWidth: Math.max(40, WIDTH - column) })
    .trimEnd()
    .replace(/\n(?=[^\n])/g, `\n${' '.repeat(column)}`)

const renderFlow = (value: unknown) => {
  const document = new Document({ k: value })
  ;(document.contents as unknown as YAMLMap).flow = true
  return document.toString({ lineWidth: 0 }).trim().slice('{ k: '.length, -' }'.length)
}

/** Texts that were written with > or | stay so; groups on one line, too. */
function valueNode(document: Document, value: unknown, before: unknown): Node {
  const node = document.createNode(value)
  if (isScalar(node) && typeof value === 'string' && isScalar(before))
    if (before.type === Scalar.BLOCK_FOLDED || before.type === Scalar.BLOCK_LITERAL) node.type = before.type
  if (isCollection(node) && isCollection(before)) node.flow = Boolean(before.flow)
  return node
}
