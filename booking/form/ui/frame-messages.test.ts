import { expect, test, vi } from 'vitest'
import { reportHeight, tellFrame } from './frame-messages.ts'

const location = { origin: 'https://practice.example.com' }
const postMessage = vi.fn()

test('only a page of the same origin is told', () => {
  vi.stubGlobal('window', { parent: { postMessage }, location })
  tellFrame({ type: 'desk:ready' })
  expect(postMessage.mock.calls).toEqual([[{ type: 'desk:ready', v: 1 }, location.origin]])
})

test('a widget that stands alone tells nobody', () => {
  postMessage.mockClear()
  const alone = { location, postMessage }
  vi.stubGlobal('window', Object.assign(alone, { parent: alone }))
  tellFrame({ type: 'desk:ready' })
  expect(postMessage).not.toHaveBeenCalled()
})

test('the height is told in whole pixels, and again when it has changed', () => {
  let height = 99.5
  let change = () => {}
  class ResizeObserver {
    constructor(onChange: () => void) {
      change = onChange
    }
    observe() {}
  }
  vi.stubGlobal('ResizeObserver', ResizeObserver)
  vi.stubGlobal('document', { body: { getBoundingClientRect: () => ({ height }) } })
  vi.stubGlobal('window', { parent: { postMessage }, location })
  postMessage.mockClear()
  reportHeight()
  for (height of [99.5, 100, 120, 99.5]) change()
  expect(postMessage.mock.calls.map(([{ px }]) => px)).toEqual([100, 120, 100])
})
