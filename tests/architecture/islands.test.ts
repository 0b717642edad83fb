import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { islandName } from '../../app/islands/island-name.ts'
import { everyFile, root } from './sources.ts'

const files = everyFile().filter((file) => /^app\/.*(?<!\.test)\.(tsx?|css)$/.test(file))
const texts = files.map((file) => readFileSync(path.join(root, file), 'utf8'))

it('every island is the default export of an island’s file', () => {
  const rendered = texts.flatMap((text) =>
    [...text.matchAll(/<Island\s[^>]*?of=\{(\w+)\}/g)].map(
      ([, component]) => text.match(`import ${component} from '(.*)'`)?.[1] ?? component,
    ),
  )
  expect(rendered.length).toBeGreaterThan(15)
  expect(rendered.filter((source) => !source?.endsWith('.island.tsx'))).toEqual([])
})

it('scripts and styles select only islands that exist', () => {
  const islands = files.filter((file) => file.endsWith('.island.tsx')).map(islandName)
  const selected = texts.flatMap((text) =>
    [...text.matchAll(/(?:data-island="|wakeNamed\(')([\w-]+)/g)].map(([, name = '']) => name),
  )
  expect(selected).toContain('consent')
  expect(selected.filter((name) => !islands.includes(name))).toEqual([])
})
