import { type Dispatch, startTransition, useEffect, useEffectEvent, useReducer } from 'react'
import { ownZone } from '../../calendar/zone-offsets.ts'
import { tellFrame } from '../../form/ui/frame-messages.ts'
import { type BookingPlace, bookingHref, bookingQuery } from '../addresses.ts'
import { NO_DAY, type WidgetProps } from '../props.ts'
import { type BookingAction, bookingReducer } from './booking-reducer.ts'
import { createBookingState } from './booking-state.ts'
import { type HistoryState, replaceState, watchHistory } from './browser-history.ts'
import { type InterruptedStep, readInterruptedStep, storeStep } from './interrupted-step.ts'
import { loadStarts } from './send-booking.ts'
import { useBookingForm } from './use-booking-form.ts'

/** The state of the widget and its actions. */
export function useBooking(props: WidgetProps) {
  const [state, dispatch] = useReducer(bookingReducer, props, createBookingState)
  const { zone, hydrated, step, start } = state
  const { embed, note, attribution, frameOrigins } = props
  const here = { zone: props.zoneChosen || hydrated ? zone : undefined, embed, note, attribution }
  const hrefOf = (place: Partial<BookingPlace>) => bookingHref({ ...here, ...place })

  async function refresh(): Promise<void> {
    dispatch({ type: 'times-loaded', starts: await loadStarts() })
  }
  const form = useBookingForm(state, dispatch, refresh)
  useHydration(props, dispatch, refresh)
  const isDone = state.submission.kind === 'booked' || state.submission.kind === 'kept'
  // After `useHydration`, which reads what this effect overwrites.
  useEffect(() => {
    storeStep(step === 'details' && start !== null && !isDone ? { start, zone } : null)
  }, [step, start, zone, isDone])
  useEffect(() => tellFrame(window, frameOrigins, { type: 'desk:step', v: 1, step }), [frameOrigins, step])
  const leaveSentTime = useEffectEvent(() => replaceState({ deskStep: 'time', start: null }, hrefOf({})))
  useEffect(() => {
    // Back from the confirmation leads to the calendar, not to the time that was booked.
    if (isDone) leaveSentTime()
  }, [isDone])

  return {
    ...state,
    ...form,
    hrefOf,
    refresh,
    placeFields: () => Object.fromEntries(bookingQuery(here)),
    chooseTime(start: number) {
      window.history.pushState({ deskStep: 'details', start } satisfies HistoryState, '', hrefOf({ start }))
      dispatch({ type: 'time-chosen', start })
    },
    changeTime() {
      window.history.pushState({ deskStep: 'time', start: null } satisfies HistoryState, '', hrefOf({}))
      dispatch({ type: 'time-reopened' })
    },
    changeZone(next: string) {
      window.history.replaceState(window.history.state, '', hrefOf({ zone: next }))
      dispatch({ type: 'zone-changed', zone: next })
    },
    /** `focus` moves focus to the week's heading, for a link that disappears. */
    turnWeek(date: string, announcement: string, focus = false) {
      dispatch({ type: 'week-turned', date, announcement, focus })
    },
    toggleDay(day: string, isOpen: boolean) {
      dispatch({ type: 'day-toggled', day: isOpen ? NO_DAY : day })
    },
  }
}

export type BookingController = ReturnType<typeof useBooking>

/** Once: takes over zone, interrupted step and history from the browser. */
function useHydration(
  props: WidgetProps,
  dispatch: Dispatch<BookingAction>,
  refresh: () => Promise<void>,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with the server's own props
  useEffect(() => {
    const mayResume = props.step === 'time' && !props.error
    const interrupted = mayResume ? readInterruptedStep(props.starts ?? []) : null
    // A transition: rendering the week in another zone must not block input.
    startTransition(() => dispatch({ type: 'hydrated', zone: zoneToShow(props), interrupted }))
    markEntry(props, interrupted)
    if (props.starts === null) void refresh()
    return watchHistory(
      ({ deskStep, start }) => dispatch({ type: 'history-moved', step: deskStep, start }),
      () => void refresh(),
    )
  }, [])
}

function zoneToShow({ zone, zoneChosen }: WidgetProps): string | null {
  if (zoneChosen) return null
  const own = ownZone()
  return own === zone ? null : own
}

/** Marks the history entry of the loaded document with the step that it shows. */
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
