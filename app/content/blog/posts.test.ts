import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { contentCopy } from '../../../tests/fixtures/temporary-folder.ts'

const folder = contentCopy('posts')
vi.stubEnv('CONTENT_DIR', folder)
afterEach(() => vi.resetModules())

const fields: Record<string, string> = {
  title: 'A title that says what the post says',
  description: 'One sentence that appears under the headline and on the card, long enough to say something.',
  metaDescription:
    'One sentence for the search result, which is held to its own lengths of 70 to 160 characters.',
  category: 'Medical Marketing',
  date: '2026-11-20',
}

/** Reads a post with other fields; undefined removes one. */
async function read(
  changed: Record<string, string | undefined> = {},
  text = 'A short post.',
  name = 'a-post',
) {
  const lines = Object.entries({ ...fields, ...changed }).flatMap(([field, value]) =>
    value === undefined ? [] : [`${field}: ${value}`],
  )
  const file = path.join(folder, 'posts', `${name}.md`)
  writeFileSync(file, `---\n${lines.join('\n')}\n---\n\n${text}\n`)
  const { posts } = await import('./posts.data.ts').finally(() =>
    writeFileSync(file, '---\ndraft: true\n---\n'),
  )
  return posts
}

beforeAll(() => mkdirSync(path.join(folder, 'posts')))

it('reads a post of five fields, with a picture in the shape it is shown in', async () => {
  await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#dfeae2' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toFile(path.join(folder, 'posts', 'room.jpg'))
  const [post, ...others] = await read({}, 'As of {factsCheckedOn}, "so".\n\n![A room](room.jpg "Our room")')
  expect(others).toEqual([])
  expect(post).toMatchObject({
    slug: 'a-post',
    readTime: '1 min read',
    keywords: [],
  })
  expect(post?.body.blocks).toEqual([
    { kind: 'paragraph', children: [{ kind: 'text', text: 'As of November 20, 2026, “so”.' }] },
    { kind: 'photo', file: 'posts/room.jpg', alt: 'A room', caption: 'Our room', width: 800, height: 1200 },
  ])
})

it('leaves a draft out', async () => expect(await read({ draft: 'true' })).toEqual([]))

it('stops at a wrong field, with its line', async () => {
  await expect(read({ date: '2026-02-30' })).rejects.toThrow(
    /content\/posts\/a-post\.md, line \d+, date: found "2026-02-30"/,
  )
})

it('stops at a name that is no address', async () => {
  await expect(read({}, 'Text.', 'My Post')).rejects.toThrow('content/posts/My Post.md, the file’s name')
})
