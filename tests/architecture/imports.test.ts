import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { importsOf, root, sourceFiles } from './sources.ts'

const files = sourceFiles()
const imports = new Map(files.map((file) => [file, importsOf(file)]))

/** Rules of the rooms: files whose path begins with one, and what they may not import. */
const RULES: [room: string, forbidden: RegExp][] = [
  ['booking/', /^(app|guide|server|scripts|site\.config)/],
  ['booking/domain/', /^(?!booking\/domain\/)/],
  ['booking/db/', /^booking\/(http|ui|email|outbox|cli)\//],
  ['app/', /^(booking|server|scripts)\//],
  ['app/content/', /^app\/(routes|layout|components)\//],
  ['server/', /^scripts\//],
]

it.each(RULES)('nothing in %s imports %s', (room, forbidden) => {
  const faults = files
    .filter((file) => file.startsWith(room))
    .flatMap((file) =>
      (imports.get(file) ?? [])
        .filter(({ target }) => forbidden.test(target))
        .map(({ target }) => `${file} imports ${target}`),
    )
  expect(faults).toEqual([])
})

it('only the server and the scripts read the environment', () => {
  const readers = files.filter((file) => readFileSync(path.join(root, file), 'utf8').includes('process.env'))
  expect(readers.filter((file) => !/^(server|scripts)\//.test(file))).toEqual([])
})

it('no files import each other in a circle, type-only imports included', () => {
  const open: string[] = []
  const done = new Set<string>()
  const circles: string[] = []
  const visit = (file: string) => {
    if (open.includes(file)) circles.push([...open.slice(open.indexOf(file)), file].join(' → '))
    if (open.includes(file) || done.has(file)) return
    open.push(file)
    for (const { target } of imports.get(file) ?? []) if (imports.has(target)) visit(target)
    open.pop()
    done.add(file)
  }
  for (const file of files) visit(file)
  expect(circles).toEqual([])
})

it('no folder is a drawer', () => {
  expect(
    files.filter((file) => /(^|\/)(utils?|helpers?|misc|common|lib|shared)(\/|\.tsx?$)/.test(file)),
  ).toEqual([])
})
