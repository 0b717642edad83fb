import { expect, it } from 'vitest'
import { pagesOf } from './pages.ts'

const IDS = Array.from({ length: 1_234 }, (_, n) => ({ id: `id ${n}` }))

it('reads a long list page by page, in its order, and no page before it is asked for', async () => {
  const asked: string[][] = []
  const pages = pagesOf(
    async () => IDS,
    async (ids) => {
      asked.push(ids)
      return ids.map((id) => ({ id })).reverse()
    },
  )
  const first = await pages.next()
  expect(asked).toHaveLength(1)
  const listed = [...(first.value ?? [])]
  for await (const page of pages) listed.push(...page)
  expect(listed).toEqual(IDS)
  expect(Math.max(...asked.map(({ length }) => length))).toBeLessThanOrEqual(500)
})

it('leaves out what is deleted while it reads, and lets others have their turn between two pages', async () => {
  const turns: string[] = []
  setImmediate(() => turns.push('another visitor'))
  const listed: string[] = []
  const pages = pagesOf(
    async () => IDS,
    async (ids) => ids.slice(1).map((id) => ({ id })),
  )
  for await (const page of pages) {
    if (listed.length > 0) expect(turns).toEqual(['another visitor'])
    listed.push(...page.map(({ id }) => id))
  }
  expect(listed).toHaveLength(IDS.length - 3)
  expect(listed).not.toContain('id 500')
})
