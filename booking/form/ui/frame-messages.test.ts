import { expect, test } from 'vitest'
import { type FrameWindow, tellFrame } from './frame-messages.ts'

const READY = { type: 'desk:ready', v: 1 } as const
const PARTNER = 'https://partner.example.com'
const OWN = 'https://practice.example.com'

function frame(ancestorOrigins?: string[]): { self: FrameWindow; heard: [unknown, string][] } {
  const heard: [unknown, string][] = []
  const parent = { postMessage: (message: unknown, origin: string) => void heard.push([message, origin]) }
  return {
    self: { parent, location: { origin: OWN, ...(ancestorOrigins ? { ancestorOrigins } : {}) } },
    heard,
  }
}

test('each listed origin is named, never all of them', () => {
  const { self, heard } = frame()
  tellFrame(self, [PARTNER, OWN], READY)
  expect(heard).toEqual([
    [READY, OWN],
    [READY, PARTNER],
  ])
})

test('where the browser names the embedding page, only it is told, and only if it is listed', () => {
  const listed = frame([PARTNER])
  tellFrame(listed.self, [PARTNER], READY)
  expect(listed.heard).toEqual([[READY, PARTNER]])
  const stranger = frame(['https://stranger.example.com'])
  tellFrame(stranger.self, [PARTNER], READY)
  expect(stranger.heard).toEqual([])
})

test('a widget that stands alone tells nobody', () => {
  const { self, heard } = frame()
  const alone: FrameWindow = { location: self.location, parent: self.parent }
  Object.assign(alone, { parent: Object.assign(alone, { postMessage: () => heard.push([READY, 'itself']) }) })
  tellFrame(alone, [PARTNER], READY)
  expect(heard).toEqual([])
})
