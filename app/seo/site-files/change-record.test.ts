import { expect, it } from 'vitest'
import { fingerprint, updated } from './change-record.ts'
import { readPage } from './read-page.ts'

const page = (path: string, words: string, head = '') =>
  readPage(path, `<title>t</title>${head}<main><h1>h</h1><p>${words}</p></main>`)
const record = {
  '/same': { day: '2026-01-02', text: fingerprint('h old words') },
  '/new-words': { day: '2026-01-02', text: fingerprint('h old words') },
  '/gone': { day: '2026-01-02', text: 'x' },
}

const days = (pages: Parameters<typeof updated>[0]) =>
  Object.entries(updated(pages, record, '2026-03-04')).map(([path, { day }]) => [path, day])

it('keeps the day of a text that stays, and dates one that changed', () => {
  expect(days([page('/same', 'old words'), page('/new-words', 'new words')])).toEqual([
    ['/new-words', '2026-03-04'],
    ['/same', '2026-01-02'],
  ])
})

it('leaves out pages that are gone or unlisted, and begins an article with its own date', () => {
  const pages = [
    page('/same', 'old words'),
    page('/hidden', 'x', '<meta name="robots" content="noindex"/>'),
    page('/blog/post', 'x', '<meta property="article:published_time" content="2025-12-24"/>'),
  ]
  expect(days(pages)).toEqual([
    ['/blog/post', '2025-12-24'],
    ['/same', '2026-01-02'],
  ])
})

it('changes nothing the second time', () => {
  const pages = [page('/same', 'old words'), page('/new-words', 'new words')]
  const once = updated(pages, record, '2026-03-04')
  expect(updated(pages, once, '2026-05-06')).toEqual(once)
})
