import { expect, it, vi } from 'vitest'

it('the editor hears of a file before of its lines, so that it takes them for those of this version', async () => {
  const announced = new Set<string>()
  const marked = new Set<string>()
  const early = new Set<string>()
  vi.doMock('./mark.ts', () => ({
    isEditor: true,
    announce: (file: string) => announced.add(file),
    mark: (_file: string, _field: unknown, text: string) => text,
    markLine(file: string, _index: number, line: string) {
      marked.add(file)
      if (!announced.has(file)) early.add(file)
      return line
    },
  }))
  await import('../legal/legal.data.ts')
  await import('../blog/posts.data.ts')
  expect([...marked].some((file) => file.startsWith('posts/'))).toBe(true)
  expect([...marked].some((file) => file.startsWith('legal/'))).toBe(true)
  expect([...early]).toEqual([])
})
