import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { temporaryFolder } from '../../tests/fixtures/temporary-folder.ts'
import type { Edit } from '../edits.ts'

const folder = temporaryFolder()
vi.stubEnv('CONTENT_DIR', path.join(folder, 'content'))
const { places } = await import('../places.ts')
const { createHistory } = await import('./history.ts')
const { createEditing } = await import('./editing.ts')

const file = 'pages/list.yaml'
const place = path.join(folder, 'content', file)
const before = 'items:\n  - one\n  - two\n  - three\n'
let wrong: string[] = []
const history = createHistory(path.join(folder, 'steps.json'))
const editing = createEditing({
  history,
  load: async () => ({ checkFile() {}, names: {} }) as never,
  reopen: async () => wrong,
})
const schema = z.object({ items: z.array(z.string()) })
const version = async (of = file) => (await editing.open(of)).version

beforeEach(() => {
  mkdirSync(path.dirname(place), { recursive: true })
  writeFileSync(place, before)
  for (const one of [file, 'other.yaml']) places.read.set(one, { schema, names: {}, version: '' })
})

const edits: Edit[] = [
  { do: 'set', path: ['items', 1], value: 'second' },
  { do: 'remove', path: ['items', 0] },
  { do: 'move', path: ['items', 2], to: 0 },
  { do: 'insert', path: ['items', 1], value: 'new' },
]

it('of two tabs the second to save is told what the first has changed, whatever the two did, and nothing is mixed', async () => {
  for (const first of edits)
    for (const second of edits) {
      writeFileSync(place, before)
      const [one, other] = [await version(), await version()]
      await editing.write([{ file, version: one, edits: [first] }])
      const saved = readFileSync(place, 'utf8')
      await expect(editing.write([{ file, version: other, edits: [second] }])).rejects.toMatchObject({
        file,
        changes: expect.arrayContaining([expect.objectContaining({ file })]),
      })
      await expect(editing.open(file, ['items', 1], other)).rejects.toThrow('has changed')
      expect(readFileSync(place, 'utf8')).toBe(saved)
      await editing.write([{ file, version: await version(), edits: [second] }])
    }
})

it('a file that was changed by hand since is not overwritten', async () => {
  const opened = await version()
  writeFileSync(place, before.replace('one', 'by hand'))
  await expect(
    editing.write([{ file, version: opened, edits: [{ do: 'set', path: ['items', 0], value: 'x' }] }]),
  ).rejects.toThrow('has changed since')
  expect(readFileSync(place, 'utf8')).toContain('by hand')
})

it('what names an entry is listed; it is removed with its pictures and a redirect, which links and earlier redirects follow, and comes back by one undo', async () => {
  const [post, redirects] = ['posts/old.md', 'redirects.yaml'].map((one) => path.join(folder, 'content', one))
  mkdirSync(path.dirname(post ?? ''), { recursive: true })
  writeFileSync(post ?? '', '---\ntitle: Old\n---\n![A room](room.jpg)')
  writeFileSync(redirects ?? '', '/older: /blog/old#top\n/other: /blog/old-one\n')
  writeFileSync(place, 'items:\n  - /blog/old#end\n  - our old post\n  - See “Old”\n')
  const picture = path.join(folder, 'content', 'posts', 'room.jpg')
  writeFileSync(picture, 'a picture')
  expect(editing.mentionsIn('posts/old.md')).toEqual([
    { file, path: ['items', 0], place: `content/${file}, line 2`, text: '/blog/old#end' },
    { file, path: ['items', 2], place: `content/${file}, line 4`, text: 'See “Old”' },
    expect.objectContaining({ file: 'redirects.yaml', path: ['/older'] }),
  ])
  places.read.set('posts/old.md', { schema, names: {}, version: '' })
  places.read.set('redirects.yaml', { schema, names: {}, version: '' })
  await editing.remove('posts/old.md', await version('posts/old.md'), '/blog')
  expect([post ?? '', picture].filter(existsSync)).toEqual([])
  expect(readFileSync(place, 'utf8')).toContain('- /blog\n  - our old post\n')
  expect(readFileSync(redirects ?? '', 'utf8')).toBe(
    '/older: /blog\n/other: /blog/old-one\n/blog/old: /blog\n',
  )
  history.undo(history.lastStep() ?? '')
  expect(readFileSync(post ?? '', 'utf8')).toContain('title: Old')
  expect(existsSync(picture)).toBe(true)
})

it('of a person, what ends with their duties is said', () => {
  mkdirSync(path.join(folder, 'content', 'people'), { recursive: true })
  writeFileSync(
    path.join(folder, 'content', 'people', 'dana.yaml'),
    'name: Dana Reed\nduties: [founder, office]\n',
  )
  expect(editing.mentionsIn('people/dana.yaml').map(({ place, text }) => `${place}: ${text}`)).toEqual([
    'Their duty, founder: without a founder, home has no letter.',
    'Their duty, office: their link to the office ends.',
  ])
})

it('the forms offer a specialty once it is published, before the entry for all others, and no more once it is removed', async () => {
  const sleep = 'specialties/sleep.yaml'
  const write = (one: string, text: string) => {
    const at = path.join(folder, 'content', one)
    mkdirSync(path.dirname(at), { recursive: true })
    writeFileSync(at, text)
    places.read.set(one, { schema, names: {}, version: '' })
  }
  write('site.yaml', 'specialties:\n  - Ketamine\n  - Another\n')
  write('redirects.yaml', '')
  write(sleep, 'name: Sleep medicine\ndraft: true\n')
  const offered = () => readFileSync(path.join(folder, 'content', 'site.yaml'), 'utf8')
  await editing.publish(sleep)
  expect(offered()).toBe('specialties:\n  - Ketamine\n  - Sleep medicine\n  - Another\n')
  await editing.remove(sleep, await version(sleep), '/')
  expect(offered()).toBe('specialties:\n  - Ketamine\n  - Another\n')
})

it('of two pictures chosen one after the other, only the one that the file names in the end is stored', async () => {
  const chosen = (name: string) => ({ name, file: `pages/${name}`, content: Buffer.from(name) })
  const set = (value: string): Edit => ({ do: 'set', path: ['items', 1], value })
  const saved = { file, version: await version(), edits: [set('first.png'), set('second.png')] }
  await editing.write([saved], [chosen('first.png'), chosen('second.png')])
  const isThere = (name: string) => existsSync(path.join(folder, 'content/pages', name))
  expect([isThere('first.png'), isThere('second.png')]).toEqual([false, true])
})

it('a picture is shown by files beside it that name it, and by its path, and is removed once none does', async () => {
  const picture = path.join(folder, 'content', 'pages', 'team.jpg')
  const named = (name: string) => writeFileSync(place, `items:\n  - ${name}\n`)
  writeFileSync(picture, 'a picture')
  named('team.jpg')
  await expect(editing.removePicture('pages/team.jpg')).rejects.toThrow(`content/${file} shows it`)
  expect(existsSync(picture)).toBe(true)
  writeFileSync(path.join(folder, 'content', 'other.yaml'), 'items:\n  - pages/team.jpg\n  - team.jpg\n')
  named('our-team.jpg')
  expect(editing.pictures()).toContainEqual({ file: 'pages/team.jpg', usedIn: ['other.yaml'] })
  writeFileSync(path.join(folder, 'content', 'other.yaml'), 'items:\n  - team.jpg\n')
  await editing.removePicture('pages/team.jpg')
  expect(existsSync(picture)).toBe(false)
})

it('several files are saved as one step, or none of them', async () => {
  const other = path.join(folder, 'content', 'other.yaml')
  writeFileSync(other, before)
  const both = async () =>
    Promise.all(
      [file, 'other.yaml'].map(async (one) => ({
        file: one,
        version: await version(one),
        edits: [{ do: 'set', path: ['items', 0], value: 'both' } as const],
      })),
    )
  wrong = ['content/third.yaml must follow.']
  await expect(editing.write(await both())).rejects.toThrow('third.yaml')
  expect(readFileSync(place, 'utf8') + readFileSync(other, 'utf8')).toBe(before + before)
  wrong = []
  await editing.write(await both())
  expect(readFileSync(other, 'utf8')).toContain('both')
  const step = history.lastStep() ?? ''
  expect(() => history.undo('another')).toThrow('another one now')
  history.undo(step)
  expect(readFileSync(place, 'utf8') + readFileSync(other, 'utf8')).toBe(before + before)
})
