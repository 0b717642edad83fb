import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { temporaryFolder } from '../../tests/fixtures/temporary-folder.ts'
import { leftOutOf } from './left-out.ts'

it('names a phone’s photo and a file that Word keeps, and reads neither', async () => {
  const folder = temporaryFolder()
  mkdirSync(path.join(folder, 'people'))
  for (const file of ['IMG_1.HEIC', 'room.heif', '~$ana.yaml', 'ana.yaml', 'ana~$.yaml', 'ana.jpg'])
    writeFileSync(path.join(folder, 'people', file), 'x')
  expect(leftOutOf(folder).sort()).toEqual([
    expect.stringMatching(/^content\/people\/IMG_1\.HEIC is a phone’s photo .* export it as JPEG/),
    expect.stringMatching(/^content\/people\/room\.heif is a phone’s photo/),
    expect.stringMatching(/^content\/people\/~\$ana\.yaml is what Word or Excel keeps/),
  ])
  vi.stubEnv('CONTENT_DIR', folder)
  vi.resetModules()
  const { listFiles } = await import('../../app/content/read/content-folder.ts')
  expect(listFiles('people/*.yaml')).toEqual(['people/ana.yaml', 'people/ana~$.yaml'])
})
