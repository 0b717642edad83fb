import { type RefObject, useEffect, useEffectEvent, useReducer } from 'react'
import { takeEarlyMessages } from './early-messages.ts'
import { postAttribution } from './use-attribution.ts'
import type { WidgetSignal, WidgetStep } from './widget-messages.ts'

/** How long a widget may stay silent before the other ways are offered, in milliseconds since the page was opened. */
const SILENCE_TIMEOUT = 8000

interface Options {
  frame: RefObject<HTMLIFrameElement | null>
  /** Origins whose messages count; empty for this site's own. */
  origins: readonly string[]
  /** Turns a message into a signal, or into null for what is not understood. */
  read: (message: unknown) => WidgetSignal | null
  onSignal: (signal: WidgetSignal) => void
}

/** Listens to a framed widget. Only messages of the frame itself, from a listed origin, reach `read`. */
export function useFramedWidget({ frame, origins, read, onSignal }: Options) {
  const [state, dispatch] = useReducer(frameReducer, initialFrame)

  const hear = useEffectEvent(({ source, origin, data }: MessageEvent) => {
    const allowed = origins.length > 0 ? origins : [location.origin]
    if (!frame.current || source !== frame.current.contentWindow || !allowed.includes(origin)) return
    const signal = read(data)
    if (!signal) return
    dispatch({ type: 'signal', signal, shown: frame.current.clientHeight })
    if ('takesTouches' in signal) postAttribution(frame.current, origin)
    onSignal(signal)
  })

  useEffect(() => {
    const listener = (event: MessageEvent) => hear(event)
    addEventListener('message', listener)
    for (const event of takeEarlyMessages()) hear(event)
    const left = SILENCE_TIMEOUT - performance.now()
    if (left <= 0) dispatch({ type: 'timeout' })
    const timer = setTimeout(() => dispatch({ type: 'timeout' }), left)
    return () => {
      removeEventListener('message', listener)
      clearTimeout(timer)
    }
  }, [])

  return state
}

/** The specification's minimum height of the frame, and a ceiling against a widget that grows without end. Pixels. */
const MIN_HEIGHT = 600
const MAX_HEIGHT = 4000

interface FrameState {
  /** Height of the content in CSS pixels; null until the widget reports one. */
  height: number | null
  minHeight: number
  /** Null until the widget names one. */
  step: WidgetStep | null
  /** Unanswered: nothing heard in time, so that the other ways are offered. */
  status: 'waiting' | 'answered' | 'unanswered'
}

type FrameAction =
  | { type: 'timeout' }
  /** `shown` is the height of the frame now, in CSS pixels. */
  | { type: 'signal'; signal: WidgetSignal; shown: number }

const initialFrame: FrameState = { height: null, minHeight: MIN_HEIGHT, step: null, status: 'waiting' }

const clamp = (px: number, min: number) => Math.min(Math.max(px, min), MAX_HEIGHT)

function frameReducer(state: FrameState, action: FrameAction): FrameState {
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
