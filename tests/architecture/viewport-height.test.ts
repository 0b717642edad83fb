import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { root } from './sources.ts'

/** Browsers before 2022 do not support `dvh`; optimizers tend to remove the fallback before it. */
it('every dvh height in a built page has a vh fallback before it', () => {
  const documents = globSync('build/site/client/**/*.html', { cwd: root })
    .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }))
    .filter(({ text }) => text.includes('height:100dvh'))
  expect(documents.length).toBeGreaterThan(10)
  const alone = documents.filter(({ text }) => {
    const first = text.indexOf('height:100vh')
    return first === -1 || first > text.indexOf('height:100dvh')
  })
  expect(alone.map(({ file }) => file)).toEqual([])
})
