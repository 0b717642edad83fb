import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { isMap, isScalar, isSeq, parseDocument } from 'yaml'
import { applyEdit, type Edit, type Path } from '../edits.ts'
import { editYaml } from './edit-yaml.ts'

const files = globSync('{tests/fixtures/site,editor/starters}/*.yaml')
const parse = (text: string) => parseDocument(text).toJS()

/** The paths of all texts and all lists of a file. */
function fieldsOf(text: string) {
  const texts: Path[] = []
  const lists: { path: Path; length: number }[] = []
  const walk = (node: unknown, path: Path): void => {
    if (isScalar(node)) texts.push(path)
    else if (isSeq(node)) {
      lists.push({ path, length: node.items.length })
      for (const [index, item] of node.items.entries()) walk(item, [...path, index])
    } else if (isMap(node)) for (const { key, value } of node.items) walk(value, [...path, String(key)])
  }
  walk(parseDocument(text).contents, [])
  return { texts, lists }
}

it.each(files)('%s: an edit changes its own lines and no others', (file) => {
  const before = readFileSync(file, 'utf8')
  const { texts, lists } = fieldsOf(before)
  // Tests only some, because all would take half a minute.
  for (const path of texts.filter((_, index) => index % 7 === 0)) {
    const edit: Edit = { do: 'set', path, value: 'Another: text, “with” {promises.x} and more.' }
    const after = editYaml(before, [edit])
    expect(parse(after)).toEqual(applyEdit(parse(before), edit))
    const lines = before.split('\n')
    const changed = changedLines(lines, after.split('\n'))
    // The changed lines must be the field's own: one block without a comment.
    expect(changed.some((line) => line.trim().startsWith('#'))).toBe(false)
    expect(changed.length).toBeLessThanOrEqual(12)
  }
  for (const { path, length } of lists.filter((_, index) => index % 4 === 0)) {
    const edits: Edit[] = [
      { do: 'insert', path: [...path, 1], value: { name: 'A new entry', text: 'Its text.' } },
      { do: 'move', path: [...path, length - 1], to: 0 },
      ...(length > 1 ? ([{ do: 'remove', path: [...path, 0] }] as const) : []),
    ]
    for (const edit of edits) {
      const after = editYaml(before, [edit])
      expect(parse(after)).toEqual(applyEdit(parse(before), edit))
      expect(after.match(/#.*/g)?.length ?? 0).toBeGreaterThanOrEqual((before.match(/#.*/g)?.length ?? 0) - 1)
    }
  }
})

function changedLines(before: string[], after: string[]): string[] {
  let [from, to] = [0, 0]
  while (from < before.length && before[from] === after[from]) from++
  while (to < before.length - from && before.at(-1 - to) === after.at(-1 - to)) to++
  return before.slice(from, before.length - to)
}

it('keeps comments, order and the way a text is written', () => {
  const text = `# Top
a: one # why
b:
  # First
  - { x: 1, y: two }
  # Second
  - x: 2
    y: >-
      A folded text
      of two lines

  - x: 3

c: "quoted" # note
`
  const edits: Edit[] = [
    { do: 'set', path: ['a'], value: 'uno' },
    { do: 'set', path: ['b', 0, 'y'], value: 'a, b' },
    { do: 'set', path: ['b', 1, 'y'], value: 'Shorter' },
    { do: 'set', path: ['b', 2, 'y'], value: '# odd' },
    { do: 'move', path: ['b', 0], to: 1 },
    { do: 'set', path: ['d'], value: true },
    { do: 'set', path: ['e', 'f'], value: ['g'] },
  ]
  expect(editYaml(text, edits)).toBe(`# Top
a: uno # why
b:
  # Second
  - x: 2
    y: >-
      Shorter
  # First
  - { x: 1, y: "a, b" }

  - x: 3
    y: "# odd"

c: "quoted" # note
d: true
e:
  f:
    - g
`)
  const shorter = editYaml(text, [
    { do: 'remove', path: ['b', 1] },
    { do: 'remove', path: ['c'] },
    { do: 'remove', path: ['b', 0, 'y'] },
  ])
  expect(shorter).toBe('# Top\na: one # why\nb:\n  # First\n  - { x: 1 }\n\n  - x: 3\n')
})
