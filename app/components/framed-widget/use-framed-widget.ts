import { type RefObject, useEffect, useEffectEvent, useReducer } from 'react'
import { takeEarlyMessages } from './early-messages.ts'
import { frameReducer, initialFrame } from './frame-state.ts'
import { postAttribution } from './use-attribution.ts'
import type { WidgetSignal } from './widget-messages.ts'

/** How long a widget may stay silent before the other ways are offered, in milliseconds since the page was opened. */
const SILENCE_TIMEOUT = 8000

interface Options<S> {
  frame: RefObject<HTMLIFrameElement | null>
  /** Origins whose messages count; empty for this site's own. */
  origins: readonly string[]
  /** Turns a message into a signal, or into null for what is not understood. */
  read: (message: unknown) => S | WidgetSignal | null
  onSignal: (signal: S | WidgetSignal) => void
}

/** Listens to a framed widget. Only messages of the frame itself, from a listed origin, reach `read`. */
export function useFramedWidget<S extends { kind: string }>({ frame, origins, read, onSignal }: Options<S>) {
  const [state, dispatch] = useReducer(frameReducer, initialFrame)

  const hear = useEffectEvent(({ source, origin, data }: MessageEvent) => {
    const allowed = origins.length > 0 ? origins : [location.origin]
    if (!frame.current || source !== frame.current.contentWindow || !allowed.includes(origin)) return
    const signal = read(data)
    if (!signal) return
    dispatch({ type: 'signal', signal: signal as WidgetSignal, shown: frame.current.clientHeight })
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
