import { type Dispatch, startTransition, useEffect } from 'react'
import { bookingHref } from './addresses.ts'
import type { BookingAction } from './booking-reducer.ts'
import { replaceState, watchHistory } from './browser-history.ts'
import { type InterruptedStep, readInterruptedStep } from './interrupted-step.ts'
import { ownZone } from './own-zone.ts'
import type { WidgetProps } from './props.ts'

/** Once, at hydration: takes over zone, interrupted step and history from the browser, and follows the history. */
export function useHydration(
  props: WidgetProps,
  dispatch: Dispatch<BookingAction>,
  refresh: () => Promise<void>,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with the server's own props
  useEffect(() => {
    const mayResume = props.step === 'time' && !props.error
    const interrupted = mayResume ? readInterruptedStep(props.starts ?? []) : null
    // As a transition, so that rendering the week in another zone leaves room for input.
    startTransition(() => dispatch({ type: 'hydrated', zone: zoneToShow(props), interrupted }))
    markEntry(props, interrupted)
    if (props.starts === null) void refresh()
    return watchHistory(
      ({ deskStep, start }) => dispatch({ type: 'history-moved', step: deskStep, start }),
      () => void refresh(),
    )
  }, [])
}

/** The browser's own zone, unless the visitor chose one or the server rendered it already. */
function zoneToShow({ zone, zoneChosen }: WidgetProps): string | null {
  if (zoneChosen) return null
  const own = ownZone()
  return own === zone ? null : own
}

/** Marks the history entry that the document was loaded with, under the address of the step that it shows. */
function markEntry(
  { step, start, embed, attribution }: WidgetProps,
  interrupted: InterruptedStep | null,
): void {
  if (!interrupted) {
    replaceState({ deskStep: step, start })
    return
  }
  const { isFree, zone } = interrupted
  const resumed = isFree ? interrupted.start : null
  replaceState(
    { deskStep: isFree ? 'details' : 'time', start: resumed },
    bookingHref({ zone, embed, attribution, start: resumed ?? undefined }),
  )
}
