import { isMap, isScalar, isSeq, parseDocument } from 'yaml'
import type { Path } from '../edits.ts'

/** A line of a comment that shows a field which the file leaves out, like `dailyLimit: 6`. */
const LEFT_OUT = /^ ?(\w+): \S/

/**
 * Returns what the comments of a YAML file say, by the path of the field that follows, like `phone.dial`. What the file
 * begins with is about all of it, and has an empty path.
 */
export function commentsIn(yaml: string): Record<string, string> {
  const found: Record<string, string> = {}
  const keep = (path: Path, lines: string[]) => {
    const text = lines.join(' ').trim()
    if (text) found[path.join('.')] = text
  }
  const tell = (comment: string | null | undefined, within: Path, key?: string) => {
    let lines: string[] = []
    for (const line of comment?.split('\n') ?? []) {
      const leftOut = LEFT_OUT.exec(line)?.[1]
      if (leftOut) keep([...within, leftOut], lines)
      lines = leftOut ? [] : [...lines, line.trim()]
    }
    if (key !== undefined) keep([...within, key], lines)
  }
  const walk = (node: unknown, path: Path) => {
    if (isSeq(node)) for (const [index, item] of node.items.entries()) walk(item, [...path, index])
    if (!isMap(node)) return
    for (const [index, { key, value }] of node.items.entries()) {
      const comment = (isScalar(key) && key.commentBefore) || (index === 0 ? node.commentBefore : null)
      const [first = '', ...rest] =
        path.length + index === 0 ? (comment ?? '').split(/\n\s*\n/) : ['', comment]
      tell(first, path, '')
      tell(rest.join('\n'), path, String(key))
      walk(value, [...path, String(key)])
    }
    tell(node.comment, path)
  }
  const document = parseDocument(yaml)
  tell(document.commentBefore, [], '')
  walk(document.contents, [])
  return found
}
