import { expect, test, vi } from 'vitest'
import { tellFrame } from './frame-messages.ts'

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
