import { localDay } from '../../calendar/local-days.ts'
import { nameZone } from '../../calendar/zones.ts'
import { formatWhen } from '../../core/format-time.ts'
import { type FormError, markCorrected } from '../../form/ui/form-errors.ts'
import type { FocusRequest } from '../../form/ui/page-heading.tsx'
import { LABELS } from '../labels.ts'
import type { Booked, Step, WidgetProps } from '../props.ts'
import type { SendResult } from './send-booking.ts'

export type BookingAction =
  /** `zone` is the browser's own; null keeps the server's. */
  | { type: 'hydrated'; zone: string | null }
  | { type: 'times-loaded'; starts: number[] | null }
  | { type: 'time-chosen'; start: number }
  | { type: 'time-reopened' }
  | { type: 'history-moved'; step: Step; start: number | null }
  | { type: 'zone-changed'; zone: string }
  | { type: 'week-turned'; date: string; announcement: string; focus?: boolean }
  | { type: 'day-toggled'; day: string }
  | { type: 'fields-corrected'; fields: string[] }
  | { type: 'submitting'; start: number }
  | SendResult

/** Pure: storage, history, focus and network are left to the hooks. */
export function bookingReducer(state: BookingState, action: BookingAction): BookingState {
  switch (action.type) {
    case 'hydrated':
      return { ...state, hydrated: true, zone: action.zone ?? state.zone }
    case 'times-loaded':
      return { ...state, times: nextTimes(state.times, action.starts) }
    case 'time-chosen':
      return toDetails(state, action.start)
    case 'time-reopened': {
      const day = state.start === null ? null : localDay(state.start, state.zone)
      return { ...toTimes(state), week: day ?? state.week, day: day ?? state.day }
    }
    case 'history-moved':
      if (action.step === 'time') return toTimes(state)
      return { ...state, step: 'details', start: action.start, error: null, focus: { target: 'title' } }
    case 'zone-changed': {
      const announcement = LABELS.zoneOfTimes(nameZone(action.zone, state.props.now))
      return { ...state, zone: action.zone, day: null, announcement }
    }
    case 'week-turned': {
      const focus: FocusRequest | null = action.focus ? { target: 'week' } : state.focus
      return { ...state, week: action.date, day: null, announcement: action.announcement, focus }
    }
    case 'day-toggled':
      return { ...state, day: action.day }
    case 'fields-corrected':
      return { ...state, error: markCorrected(state.error, action.fields) }
    case 'submitting':
      return {
        ...state,
        submission: { kind: 'submitting', start: action.start },
        announcement: LABELS.bookingAnnounced,
      }
    case 'refused':
      return refuse(state, action.error, action.formKey)
    case 'booked':
      return finish(state, { kind: 'booked', booked: action.booked })
    case 'kept':
      return finish(state, { kind: 'kept', contact: action.contact })
  }
}

function finish(state: BookingState, submission: Submission): BookingState {
  return { ...state, submission, error: null, announcement: '', focus: { target: 'title' } }
}

/** A failed request keeps the known times; the server decides anyway. */
function nextTimes(times: FreeTimes, starts: number[] | null): FreeTimes {
  if (starts) return { kind: 'known', starts }
  return times.kind === 'known' ? times : { kind: 'failed' }
}

function toTimes(state: BookingState): BookingState {
  const announcement = LABELS.stepOneAnnounced
  return { ...state, step: 'time', error: null, announcement, focus: { target: 'title' } }
}

function toDetails(state: BookingState, start: number): BookingState {
  const announcement = LABELS.stepTwoAnnounced(formatWhen(start, state.zone))
  return { ...state, step: 'details', start, error: null, announcement, focus: { target: 'title' } }
}

function refuse(state: BookingState, error: FormError, formKey: string | null): BookingState {
  const { submission, props } = state
  return {
    ...state,
    error,
    formKey: formKey ?? state.formKey,
    zone: error.kind === 'wrong-zone' ? props.officeZone : state.zone,
    start: submission.kind === 'submitting' ? submission.start : state.start,
    submission: { kind: 'idle' },
    announcement: 'nearest' in error && error.nearest.length ? LABELS.nearestAnnounced : '',
    focus: { target: 'error' },
  }
}

type FreeTimes = { kind: 'loading' } | { kind: 'failed' } | { kind: 'known'; starts: number[] }

export type Submission =
  | { kind: 'idle' }
  | { kind: 'submitting'; start: number }
  | { kind: 'booked'; booked: Booked }
  | { kind: 'kept'; contact: string }

/** The state of the widget. Times are epoch milliseconds, dates ISO dates in `zone`. */
export interface BookingState {
  props: WidgetProps
  hydrated: boolean
  zone: string
  /** Any date of the week shown; null for the first week with an open time. */
  week: string | null
  /** Null opens the week's first day with times, `NO_DAY` none. */
  day: string | null
  step: Step
  start: number | null
  times: FreeTimes
  formKey: string
  error: FormError | null
  submission: Submission
  /** For screen readers. */
  announcement: string
  focus: FocusRequest | null
}

/** The state that the server renders and the browser hydrates. */
export function createBookingState(props: WidgetProps): BookingState {
  const { zone, day, step, start, starts, formKey, error } = props
  return {
    props,
    zone,
    day,
    step,
    start,
    formKey,
    error,
    hydrated: false,
    week: day ?? props.week,
    times: starts ? { kind: 'known', starts } : { kind: 'loading' },
    submission: { kind: 'idle' },
    announcement: '',
    focus: error && { target: 'error' },
  }
}
