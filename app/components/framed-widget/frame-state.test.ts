import { expect, it } from 'vitest'
import { type FrameState, frameReducer, initialFrame } from './frame-state.ts'
import type { WidgetSignal } from './widget-messages.ts'

const after = (state: FrameState, signal: WidgetSignal, shown = 720) =>
  frameReducer(state, { type: 'signal', signal, shown })

it('takes the reported height within the limits', () => {
  expect(after(initialFrame, { kind: 'height', px: 934 }).height).toBe(934)
  expect(after(initialFrame, { kind: 'height', px: 300 }).height).toBe(600)
  expect(after(initialFrame, { kind: 'height', px: 99_999 }).height).toBe(4000)
})

it('does not go below the minimum a widget asks for, nor shrinks for it', () => {
  const asked = after(initialFrame, { kind: 'least-height', px: 680 }, 813)
  expect(asked.height).toBe(813)
  expect(after(asked, { kind: 'height', px: 300 }).height).toBe(680)
})

it('is unanswered after the timeout until the first signal, and never after one', () => {
  const unanswered = frameReducer(initialFrame, { type: 'timeout' })
  expect(unanswered.status).toBe('unanswered')
  const answered = after(unanswered, { kind: 'ready' })
  expect(answered.status).toBe('answered')
  expect(frameReducer(answered, { type: 'timeout' }).status).toBe('answered')
})
