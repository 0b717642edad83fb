import { type Dispatch, type InputEvent, startTransition, useEffect, useEffectEvent, useReducer } from 'react'
import { dropCallNotes } from '../../../platform/call-notes.ts'
import { ownZone } from '../../calendar/zone-offsets.ts'
import { isoInstant } from '../../core/addresses.ts'
import { BOOKING_CONSENTS } from '../../core/consents.ts'
import { checkForm, correctedByEdit } from '../../form/ui/form-errors.ts'
import { tellFrame } from '../../form/ui/frame-messages.ts'
import { clearHoneypot } from '../../form/ui/hidden-fields.tsx'
import { encodeForm } from '../../form/ui/post-form.ts'
import { type BookingPlace, bookingHref, bookingQuery } from '../addresses.ts'
import { NO_DAY, type Step, type WidgetProps } from '../props.ts'
import {
  type BookingAction,
  type BookingState,
  bookingReducer,
  createBookingState,
} from './booking-reducer.ts'
import { loadStarts, sendBooking } from './send-booking.ts'
import { dropDraft } from './tab-memory.ts'

/** The state of the widget and its actions. */
export function useBooking(props: WidgetProps) {
  const [state, dispatch] = useReducer(bookingReducer, props, createBookingState)
  const { zone, hydrated, step } = state
  const { embed, attribution } = props
  const here = { zone: props.zoneChosen || hydrated ? zone : undefined, embed, attribution }
  const hrefOf = (place: Partial<BookingPlace>) => bookingHref({ ...here, ...place })

  async function refresh(): Promise<void> {
    dispatch({ type: 'times-loaded', starts: await loadStarts() })
  }
  const form = useBookingForm(state, dispatch, refresh)
  useHydration(props, dispatch, refresh)
  const isDone = state.submission.kind === 'booked' || state.submission.kind === 'kept'
  useEffect(() => tellFrame(window, { type: 'desk:step', v: 1, step }), [step])
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
      // A transition, because a slow phone takes a fifth of a second for the form: the tap is answered before.
      startTransition(() => dispatch({ type: 'time-chosen', start }))
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

/** Once: takes over zone and history from the browser. */
function useHydration(
  props: WidgetProps,
  dispatch: Dispatch<BookingAction>,
  refresh: () => Promise<void>,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with the server's own props
  useEffect(() => {
    // A transition: rendering the week in another zone must not block input.
    startTransition(() => dispatch({ type: 'hydrated', zone: zoneToShow(props) }))
    replaceState({ deskStep: props.step, start: props.start })
    if (props.starts === null) void refresh()
    const listening = new AbortController()
    const { signal } = listening
    const move = (event: PopStateEvent) => {
      const { deskStep, start } = (event.state ?? {}) as Partial<HistoryState>
      if (deskStep) dispatch({ type: 'history-moved', step: deskStep, start: start ?? null })
    }
    const restore = ({ persisted }: PageTransitionEvent) => {
      // The back/forward cache has shown a page with old times.
      if (persisted) void refresh()
    }
    window.addEventListener('popstate', move, { signal })
    window.addEventListener('pageshow', restore, { signal })
    return () => listening.abort()
  }, [])
}

function zoneToShow({ zone, zoneChosen }: WidgetProps): string | null {
  if (zoneChosen) return null
  const own = ownZone()
  return own === zone ? null : own
}

/** Stored in a history entry, so that Back and Forward move between the steps. */
interface HistoryState {
  deskStep: Step
  start: number | null
}

function replaceState(state: HistoryState, href?: string): void {
  window.history.replaceState(state, '', href)
}

/** Checking and sending the details form. */
function useBookingForm(
  { submission, start, error, props }: BookingState,
  dispatch: Dispatch<BookingAction>,
  refresh: () => Promise<void>,
) {
  const asked = { questions: props.questions, consents: BOOKING_CONSENTS }

  /** Books the `alternative` time with the same answers, or with null the chosen one. */
  async function submit(form: HTMLFormElement, alternative: number | null): Promise<void> {
    const time = alternative ?? start
    // A second press must not send the form again.
    if (time === null || submission.kind === 'submitting') return
    const fields = checkForm(form, asked, props.texts)
    if (fields.length) {
      dispatch({ type: 'refused', error: { kind: 'fields', fields }, formKey: null })
      return
    }
    const body = encodeForm(form)
    body.set('start', isoInstant(time))
    dispatch({ type: 'submitting', start: time })
    const result = await sendBooking(body)
    if (result.type !== 'refused') {
      dropDraft()
      dropCallNotes()
    } else if (result.error.kind === 'taken' || result.error.kind === 'not-offered') void refresh()
    else if (result.error.kind === 'automatic') clearHoneypot(form)
    dispatch(result)
  }

  /** Removes a field's message as soon as its answer is accepted. */
  function recheck(event: InputEvent<HTMLFormElement>): void {
    const fields = correctedByEdit(event, asked, props.texts, error)
    if (fields.length) dispatch({ type: 'fields-corrected', fields })
  }
  return { submit, recheck }
}
