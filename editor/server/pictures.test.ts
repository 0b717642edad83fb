import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { temporaryFolder } from '../../tests/fixtures/temporary-folder.ts'

const folder = temporaryFolder()
vi.stubEnv('CONTENT_DIR', folder)
const { ownFile, pictureName } = await import('./pictures.ts')

it('a picture gets a name that none beside its file has and none that is still to be stored, and is found by it', () => {
  mkdirSync(path.join(folder, 'posts'))
  writeFileSync(path.join(folder, 'posts', 'front-desk.jpg'), 'a picture')
  const text = '![A desk](front-desk-2.jpg)'
  const name = (file: string) => pictureName(file, 'Front Desk.PNG', (one) => text.includes(`](${one}`))
  expect([name('posts/a.md'), name('pages/a.yaml')]).toEqual(['front-desk-3.jpg', 'front-desk.jpg'])
  expect(ownFile('/posts/front-desk.jpg')).toMatchObject({ type: 'image/jpeg' })
  expect(ownFile('/posts/front-desk-320.webp')).toBeNull()
})
