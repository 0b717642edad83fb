import type { FormError } from '../../form/ui/form-errors.ts'
import type { FocusRequest } from '../../form/ui/page-heading.tsx'
import type { Booked, Step, WidgetProps } from '../props.ts'

export type FreeTimes = { kind: 'loading' } | { kind: 'failed' } | { kind: 'known'; starts: number[] }

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
    ...{ props, zone, day, step, start, formKey, error },
    hydrated: false,
    week: day ?? props.week,
    times: starts ? { kind: 'known', starts } : { kind: 'loading' },
    submission: { kind: 'idle' },
    announcement: '',
    focus: error && { target: 'error' },
  }
}
