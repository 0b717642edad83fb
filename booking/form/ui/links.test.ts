import type { MouseEvent } from 'react'
import { expect, it } from 'vitest'
import { inPlace } from './links.tsx'

const HELD = [{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }]
it.each([{}, ...HELD])('only a plain click stays on the page: %o', (change) => {
  const done: string[] = []
  const click = { button: 0, preventDefault: () => done.push('prevented'), ...change }
  inPlace(() => done.push('acted'))(click as unknown as MouseEvent)
  expect(done).toEqual(Object.keys(change).length > 0 ? [] : ['prevented', 'acted'])
})
