import { expect, it } from 'vitest'
import { cleanName, readFragment, sampleHref } from './own-ad.ts'

it.each([
  ['O’Neil & Sons, M.D. 2', 'O’Neil & Sons, M D. 2'],
  ['<script>alert(1)</script>', 'scriptalert1script'],
  ['Cures cancer at https://evil.example/x?y', 'Cures cancer at httpsevil examplexy'],
  ['x'.repeat(99), 'x'.repeat(60)],
])('of %j an ad takes %j', (typed, name) => {
  expect(cleanName(typed)).toBe(name)
})

it('reads the ad that an address’s fragment asks for, and nothing else', () => {
  const own = { practice: 'Lakeside', town: 'Plano', specialty: 'ketamine' }
  expect(readFragment(new URL(sampleHref(own), 'https://x.example').hash)).toEqual(own)
  expect(readFragment('#ad')).toBeNull()
  expect(readFragment('#practice=%3Cb%3E')?.practice).toBe('b')
})
