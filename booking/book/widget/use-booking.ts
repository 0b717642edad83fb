import {
  type Dispatch,
  type InputEvent,
  type SetStateAction,
  startTransition,
  useEffect,
  useEffectEvent,
  useState,
} from 'react'
import { dropCallNotes } from '../../../platform/call-notes.ts'
import { ownZone } from '../../calendar/zone-offsets.ts'
import { isoInstant } from '../../core/addresses.ts'
import { BOOKING_CONSENTS } from '../../core/consents.ts'
import { checkForm, correctedByEdit, markCorrected } from '../../form/ui/form-errors.ts'
import { tellFrame } from '../../form/ui/frame-messages.ts'
import { clearHoneypot } from '../../form/ui/hidden-fields.tsx'
import { encodeForm } from '../../form/ui/post-form.ts'
import { type BookingPlace, bookingHref, bookingQuery } from '../booking-href.ts'
import { LABELS } from '../labels.ts'
import { NO_DAY, type Step, type WidgetProps } from '../props.ts'
import {
  type BookingState,
  createBookingState,
  inWeek,
  inZone,
  refuse,
  reopenTimes,
  toDetails,
  toTimes,
  withTimes,
} from './booking-state.ts'
import { loadStarts, sendBooking } from './send-booking.ts'
import { dropDraft } from './tab-memory.ts'

type SetState = Dispatch<SetStateAction<BookingState>>

/** The state of the widget and its actions. */
export function useBooking(props: WidgetProps) {
  const [state, setState] = useState(() => createBookingState(props))
  const { zone, hydrated, step } = state
  const { embed, attribution } = props
  const here = { zone: props.zoneChosen || hydrated ? zone : undefined, embed, attribution }
  const hrefOf = (place: Partial<BookingPlace>) => bookingHref({ ...here, ...place })

  async function refresh(): Promise<void> {
    const starts = await loadStarts()
    setState((now) => withTimes(now, starts))
  }
  const form = useBookingForm(state, setState, refresh)
  useHydration(props, setState, refresh)
  const isDone = ['booked', 'kept'].includes(state.submission.kind)
  useEffect(() => tellFrame({ type: 'desk:step', step }), [step])
  const leaveSentTime = useEffectEvent(() =>
    window.history.replaceState({ deskStep: 'time', start: null } satisfies HistoryState, '', hrefOf({})),
  )
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
      // The times are on the screen until the form is drawn, so a second tap may come.
      if ((window.history.state as HistoryState | null)?.start === start) return
      window.history.pushState({ deskStep: 'details', start } satisfies HistoryState, '', hrefOf({ start }))
      // A transition, because a slow phone takes a fifth of a second for the form: the tap is answered before.
      startTransition(() => setState((now) => toDetails(now, start)))
    },
    changeTime() {
      window.history.pushState({ deskStep: 'time', start: null } satisfies HistoryState, '', hrefOf({}))
      setState(reopenTimes)
    },
    changeZone(next: string) {
      window.history.replaceState(window.history.state, '', hrefOf({ zone: next }))
      setState((now) => inZone(now, next))
    },
    turnWeek(date: string, announcement: string, movesFocus = false) {
      setState((now) => inWeek(now, date, announcement, movesFocus))
    },
    toggleDay(day: string, isOpen: boolean) {
      setState((now) => ({ ...now, day: isOpen ? NO_DAY : day }))
    },
  }
}

export type BookingController = ReturnType<typeof useBooking>

/** Once: takes over zone and history from the browser. */
function useHydration(props: WidgetProps, setState: SetState, refresh: () => Promise<void>): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with the server's own props
  useEffect(() => {
    const zone = props.zoneChosen ? props.zone : (ownZone() ?? props.zone)
    // A transition: rendering the week in another zone must not block input.
    startTransition(() => setState((now) => ({ ...now, hydrated: true, zone })))
    window.history.replaceState({ deskStep: props.step, start: props.start } satisfies HistoryState, '')
    if (props.starts === null) void refresh()
    const listening = new AbortController()
    const { signal } = listening
    const move = (event: PopStateEvent) => {
      const shown = event.state as HistoryState | null
      if (shown?.deskStep === 'time') setState(toTimes)
      if (shown?.deskStep === 'details')
        setState((now) => ({
          ...now,
          step: shown.deskStep,
          start: shown.start,
          error: null,
          focus: { target: 'title' },
        }))
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

/** Stored in a history entry, so that Back and Forward move between the steps. */
interface HistoryState {
  deskStep: Step
  start: number | null
}

/** Checking and sending the details form. */
function useBookingForm(
  { submission, start, error, props }: BookingState,
  setState: SetState,
  refresh: () => Promise<void>,
) {
  const asked = { questions: props.questions, consents: BOOKING_CONSENTS }

  /** Books the `alternative` time with the same answers, or with null the chosen one. */
  async function submit(form: HTMLFormElement, alternative: number | null): Promise<void> {
    const time = alternative ?? start
    // A second press must not send the form again.
    if (time === null || submission.kind === 'submitting') return
    const fields = checkForm(new FormData(form), asked, props.texts)
    if (fields.length) return setState((now) => refuse(now, { kind: 'fields', fields }, null))
    const body = encodeForm(form)
    body.set('start', isoInstant(time))
    setState((now) => ({
      ...now,
      submission: { kind: 'submitting', start: time },
      announcement: LABELS.bookingAnnounced,
    }))
    const result = await sendBooking(body)
    if ('error' in result) {
      const { error, formKey } = result
      if (['taken', 'not-offered'].includes(error.kind)) void refresh()
      clearHoneypot(form)
      return setState((now) => refuse(now, error, formKey))
    }
    dropDraft()
    dropCallNotes()
    setState((now) => ({
      ...now,
      submission: result,
      error: null,
      announcement: '',
      focus: { target: 'title' },
    }))
  }

  /** Removes a field's message as soon as its answer is accepted. */
  function recheck({ target, currentTarget }: InputEvent<HTMLFormElement>): void {
    const { name } = target as HTMLInputElement
    const fields = correctedByEdit(name, new FormData(currentTarget), asked, props.texts, error)
    if (fields.length) setState((now) => ({ ...now, error: markCorrected(now.error, fields) }))
  }
  return { submit, recheck }
}
