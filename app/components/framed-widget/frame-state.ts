import type { WidgetSignal, WidgetStep } from './widget-messages.ts'

/** The specification's minimum height of the frame, and a ceiling against a widget that grows without end. Pixels. */
const MIN_HEIGHT = 600
const MAX_HEIGHT = 4000

export interface FrameState {
  /** Height of the content in CSS pixels; null until the widget reports one. */
  height: number | null
  minHeight: number
  /** Null until the widget names one. */
  step: WidgetStep | null
  /** Unanswered: nothing heard in time, so that the other ways are offered. */
  status: 'waiting' | 'answered' | 'unanswered'
}

export type FrameAction =
  | { type: 'timeout' }
  /** `shown` is the height of the frame now, in CSS pixels. */
  | { type: 'signal'; signal: WidgetSignal; shown: number }

export const initialFrame: FrameState = {
  ...{ height: null, minHeight: MIN_HEIGHT },
  ...{ step: null, status: 'waiting' },
}

const clamp = (px: number, min: number) => Math.min(Math.max(px, min), MAX_HEIGHT)

export function frameReducer(state: FrameState, action: FrameAction): FrameState {
  if (action.type === 'timeout')
    return state.status === 'waiting' ? { ...state, status: 'unanswered' } : state
  const { signal, shown } = action
  const answered = { ...state, status: 'answered' as const }
  if (signal.kind === 'height') return { ...answered, height: clamp(signal.px, state.minHeight) }
  if (signal.kind === 'step') return { ...answered, step: signal.step }
  if (signal.kind !== 'least-height') return answered
  const minHeight = clamp(signal.px, MIN_HEIGHT)
  return { ...answered, minHeight, height: Math.max(minHeight, shown) }
}
