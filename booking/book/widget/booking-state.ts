import { localDay } from '../../calendar/local-days.ts'
import { nameZone } from '../../calendar/zones.ts'
import { formatWhen } from '../../core/format-time.ts'
import type { FocusRequest } from '../../form/ui/focused-heading.tsx'
import type { FormError } from '../../form/ui/form-errors.ts'
import { LABELS } from '../labels.ts'
import type { WidgetProps } from '../props.ts'
import type { Sent } from './send-booking.ts'

type Submission = { kind: 'idle' } | { kind: 'submitting'; start: number } | Sent

/** The state that the server renders and the browser hydrates. Times are epoch milliseconds, dates ISO dates in `zone`. */
export function createBookingState(props: WidgetProps) {
  const { zone, day, step, start, starts, formKey, error } = props
  return {
    props,
    hydrated: false,
    zone,
    step,
    start,
    /** The open times; null until they are known. */
    starts,
    /** Whether they could not be loaded. */
    hasFailed: false,
    /** Any date of the week shown; null for the first week with an open time. */
    week: day ?? props.week,
    /** Null opens the week's first day with times, `NO_DAY` none. */
    day,
    formKey,
    error,
    submission: { kind: 'idle' } as Submission,
    /** What screen readers say. */
    announcement: '',
    focus: (error && { target: 'error' }) as FocusRequest | null,
  }
}

export type BookingState = ReturnType<typeof createBookingState>

// What follows is pure: storage, history, focus and network are left to the hooks.

/** A failed request keeps the known times; the server decides anyway. */
export function withTimes(state: BookingState, starts: number[] | null): BookingState {
  return { ...state, starts: starts ?? state.starts, hasFailed: starts === null }
}

export function toDetails(state: BookingState, start: number): BookingState {
  const announcement = LABELS.stepTwoAnnounced(formatWhen(start, state.zone))
  return { ...state, step: 'details', start, error: null, announcement, focus: { target: 'title' } }
}

export function toTimes(state: BookingState): BookingState {
  const announcement = LABELS.stepOneAnnounced
  return { ...state, step: 'time', error: null, announcement, focus: { target: 'title' } }
}

/** Shows the open times, with the day of the chosen one. */
export function reopenTimes(state: BookingState): BookingState {
  const day = state.start === null ? null : localDay(state.start, state.zone)
  return { ...toTimes(state), week: day ?? state.week, day: day ?? state.day }
}

export function inZone(state: BookingState, zone: string): BookingState {
  return { ...state, zone, day: null, announcement: LABELS.zoneOfTimes(nameZone(zone, state.props.now)) }
}

/** `movesFocus` to the week's heading, for a link that disappears. */
export function inWeek(
  state: BookingState,
  week: string,
  announcement: string,
  movesFocus: boolean,
): BookingState {
  return { ...state, week, day: null, announcement, focus: movesFocus ? { target: 'week' } : state.focus }
}

/** `formKey` replaces one that can't be used again. */
export function refuse(state: BookingState, error: FormError, formKey: string | null): BookingState {
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
