import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../../tests/fixtures/temporary-folder.ts'
import { filesOfPage, readBrowserFiles } from './browser-files.ts'

const manifest = {
  'app/entry.client.ts': {
    file: 'main.js',
    css: ['main.css'],
    assets: ['main.woff2'],
    imports: ['shared'],
    dynamicImports: ['app/a.island.tsx', 'app/b.island.tsx', 'later', 'platform/hydrate.tsx'],
  },
  // Two files may import each other.
  shared: { file: 'shared.js', imports: ['app/entry.client.ts', 'unknown'] },
  'app/a.island.tsx': { file: 'a.js' },
  'app/b.island.tsx': { file: 'b.js' },
  later: { file: 'later.js' },
  'platform/hydrate.tsx': { file: 'hydrate.js', imports: ['react'] },
  react: { file: 'react-dom.js' },
  'booking/entry.client.tsx': { file: 'widget.js' },
}
const OWN = ['main.js', 'main.css', 'main.woff2', 'shared.js']

it('a page fetches the entry with all that it imports, and of the islands its own', () => {
  expect(filesOfPage(manifest, new Set())).toEqual([...OWN, 'later.js', 'hydrate.js', 'react-dom.js'])
  expect(filesOfPage(manifest, new Set(['a']), 'platform/hydrate.tsx')).toEqual([...OWN, 'a.js', 'later.js'])
})

it('reads the names in the scripts and styles of a page once, without React’s', () => {
  const folder = temporaryFolder()
  mkdirSync(path.join(folder, 'client'))
  writeFileSync(path.join(folder, 'manifest.json'), JSON.stringify(manifest))
  for (const { file } of [...Object.values(manifest), { file: 'main.css' }, { file: 'main.woff2' }])
    writeFileSync(path.join(folder, 'client', file), `"of-${file.replace('.', '-')}"`)
  const { pageScripts, widgetScript, namesFor } = readBrowserFiles(folder)
  expect([pageScripts, widgetScript]).toEqual([['/main.js'], '/widget.js'])
  const names = namesFor?.(new Set(['b', 'a']))
  const has = (name: string) => names?.has(`of-${name}`)
  expect(['main-js', 'main-css', 'a-js', 'b-js'].map(has)).toEqual([true, true, true, true])
  expect(['main-woff2', 'react-dom-js', 'hydrate-js'].map(has)).toEqual([false, false, false])
  expect(namesFor?.(new Set(['a', 'b']))).toBe(names)
  expect(namesFor?.(new Set())).not.toBe(names)
})
