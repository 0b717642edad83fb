import { expect, test } from 'vitest'
import { type FrameWindow, tellFrame } from './frame-messages.ts'

const READY = { type: 'desk:ready', v: 1 } as const
const OWN = 'https://practice.example.com'
const heard: [unknown, string][] = []
const parent = { postMessage: (message: unknown, origin: string) => void heard.push([message, origin]) }

test('only a page of the same origin is told', () => {
  tellFrame({ parent, location: { origin: OWN } }, READY)
  expect(heard.splice(0)).toEqual([[READY, OWN]])
})

test('a widget that stands alone tells nobody', () => {
  const alone: FrameWindow = { location: { origin: OWN }, parent }
  tellFrame(Object.assign(alone, { parent: Object.assign(alone, parent) }), READY)
  expect(heard).toEqual([])
})
