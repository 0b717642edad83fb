import type { MouseEvent } from 'react'
import { expect, it } from 'vitest'
import { inPlace } from './links.tsx'

it.each([
  [{}, ['prevented', 'acted']],
  ...[{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }].map(
    (change) => [change, []] as const,
  ),
])('a click with %o leads to %o', (change, expected) => {
  const done: string[] = []
  const click = { button: 0, preventDefault: () => done.push('prevented'), ...change }
  inPlace(() => done.push('acted'))(click as unknown as MouseEvent)
  expect(done).toEqual(expected)
})
