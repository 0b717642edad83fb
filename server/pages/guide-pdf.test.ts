import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../../tests/fixtures/temporary-folder.ts'
import { compress } from './compress.ts'
import { guidePdf } from './guide-pdf.ts'

it('the guide is compiled once, as small as it gets, and again after a failure', async () => {
  const folder = temporaryFolder()
  const guide = guidePdf(folder, 'https://agency.example', '2026-12-01')
  await expect(guide()).rejects.toThrow()
  mkdirSync(path.join(folder, 'guide'))
  const program = 'for (let n = 0; n < 900; n++) console.log(n % 7, n ** 2, ...process.argv.slice(2))'
  writeFileSync(path.join(folder, 'guide', 'print.ts'), program)
  const { text, br, gzip } = await guide()
  expect(String(text)).toContain('0 0 guide https://agency.example 2026-12-01\n')
  expect([br, gzip]).toEqual([await compress(text, 'br', true), await compress(text, 'gzip', true)])
  expect(guide()).toBe(guide())
})
