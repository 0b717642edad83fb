import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { takeEarlyMessages } from './early-messages.ts'
import { postAttribution } from './pass-attribution.ts'
import type { WidgetSignal, WidgetStep } from './widget-messages.ts'

/** How long a widget may stay silent before the other ways are offered, in milliseconds since the page was opened. */
const SILENCE_TIMEOUT = 8000

interface Options {
  frame: RefObject<HTMLIFrameElement | null>
  /** Origins whose messages count; empty for this site's own. */
  origins: readonly string[]
  /** Whether silence means that it has failed. */
  reports: boolean
  /** Turns a message into a signal, or into null for what is not understood. */
  read: (message: unknown) => WidgetSignal | null
  onSignal: (signal: WidgetSignal) => void
}

/**
 * Listens to a framed widget. Only messages from the frame itself and a listed origin reach `read`. The frame's `load`
 * event is no answer: browsers dispatch it for a host that isn't found and for an error page too.
 */
export function useFramedWidget({ frame, origins, reports, read, onSignal }: Options) {
  const [state, setState] = useState<FrameState>({
    height: null,
    minHeight: MIN_HEIGHT,
    step: null,
    status: 'waiting',
  })

  const hear = useEffectEvent(({ source, origin, data }: MessageEvent) => {
    const allowed = origins.length > 0 ? origins : [location.origin]
    const shown = frame.current
    if (!shown || source !== shown.contentWindow || !allowed.includes(origin)) return
    const signal = read(data)
    if (!signal) return
    const { clientHeight } = shown
    setState((before) => afterSignal(before, signal, clientHeight))
    if ('takesTouches' in signal) postAttribution(shown, origin)
    onSignal(signal)
  })

  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    addEventListener('message', (event) => hear(event), { signal })
    for (const event of takeEarlyMessages()) hear(event)
    const giveUp = () =>
      setState((before) => (before.status === 'waiting' ? { ...before, status: 'unanswered' } : before))
    const timer = reports ? setTimeout(giveUp, SILENCE_TIMEOUT - performance.now()) : undefined
    return () => {
      listening.abort()
      clearTimeout(timer)
    }
  }, [reports])

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

const clamp = (px: number, min: number) => Math.min(Math.max(px, min), MAX_HEIGHT)

/** `shown` is the height of the frame now, in CSS pixels. */
function afterSignal(before: FrameState, signal: WidgetSignal, shown: number): FrameState {
  const answered = { ...before, status: 'answered' as const }
  if (signal.kind === 'height') return { ...answered, height: clamp(signal.px, before.minHeight) }
  if (signal.kind === 'step') return { ...answered, step: signal.step }
  if (signal.kind !== 'least-height') return answered
  const minHeight = clamp(signal.px, MIN_HEIGHT)
  return { ...answered, minHeight, height: Math.max(minHeight, shown) }
}
