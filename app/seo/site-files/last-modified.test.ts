import { expect, it } from 'vitest'
import { changedOn, fingerprint, updated } from './last-modified.ts'
import { readPage } from './read-page.ts'

const page = (path: string, words: string, head = '') =>
  readPage(path, `<title>t</title>${head}<main><h1>h</h1><p>${words}</p></main>`)
const ledger = {
  '/same': { day: '2026-01-02', text: fingerprint('h old words') },
  '/new-words': { day: '2026-01-02', text: fingerprint('h old words') },
  '/gone': { day: '2026-01-02', text: 'x' },
}

it('keeps the day of a text that stays, and dates one that changed', () => {
  expect(changedOn(page('/same', 'old words'), ledger, '2026-03-04')).toBe('2026-01-02')
  expect(changedOn(page('/new-words', 'new words'), ledger, '2026-03-04')).toBe('2026-03-04')
})

it('follows the pages: changed ones dated, gone ones and unlisted ones left out, articles by their own date', () => {
  const pages = [
    page('/same', 'old words'),
    page('/new-words', 'new words'),
    page('/hidden', 'x', '<meta name="robots" content="noindex"/>'),
    page('/blog/post', 'x', '<meta property="article:published_time" content="2025-12-24"/>'),
  ]
  const days = Object.entries(updated(pages, ledger, '2026-03-04')).map(([path, { day }]) => [path, day])
  expect(days).toEqual([
    ['/blog/post', '2025-12-24'],
    ['/new-words', '2026-03-04'],
    ['/same', '2026-01-02'],
  ])
})
