import { expect, it } from 'vitest'
import { filesOfPage } from './browser-files.ts'

const islands = ['menu', 'map'].map((name) => [`x/${name}.island.tsx`, { file: `${name}.js` }])
const manifest = {
  'app/entry.client.ts': {
    file: 'entry.js',
    imports: ['a.ts'],
    dynamicImports: ['b.ts', 'x/menu.island.tsx'],
  },
  'a.ts': { file: 'a.js', css: ['a.css'], assets: ['a.woff2'], imports: ['app/entry.client.ts', 'gone.ts'] },
  'b.ts': { file: 'b.js', dynamicImports: ['x/map.island.tsx'] },
  ...Object.fromEntries(islands),
}

it('names the files that a page can fetch: of islands only its own', () => {
  const all = ['entry.js', 'a.js', 'a.css', 'a.woff2', 'b.js', 'menu.js']
  expect(filesOfPage(manifest, new Set(['menu']))).toEqual(all)
  expect(filesOfPage(manifest, new Set(), 'a.ts')).toEqual(['entry.js', 'b.js'])
  expect(filesOfPage(manifest, new Set(['map']), 'a.ts')).toEqual(['entry.js', 'b.js', 'map.js'])
})
