import type { ZoneOffsets } from '../calendar/zone-offsets.ts'
import { questionsOf } from '../core/questions.ts'
import type { BookingContext } from '../form/context.ts'
import type { Typed } from '../form/posted-form.ts'
import type { FormError } from '../form/ui/form-errors.ts'

/** What passes between the server and the widget: plain JSON, with times in epoch milliseconds. */

export interface Booked {
  reference: string
  startsAt: number
  zone: string
  confirmationUrl: string
}

export type Step = 'time' | 'details'

/** The value of `day` after the visitor has closed the open day: no day is open. */
export const NO_DAY = 'none'

/** The props of an empty widget. */
export function widgetProps({ settings, now }: Pick<BookingContext, 'settings' | 'now'>, formKey: string) {
  const { agency, rules, callTitle, callBackBusinessDays, areas, texts } = settings
  return {
    brand: agency.name,
    phone: agency.phone,
    dial: agency.dial,
    email: agency.email,
    callTitle,
    callMinutes: rules.callMinutes,
    callBackBusinessDays,
    areas,
    questions: questionsOf(settings, 'booking'),
    texts: texts !== undefined,
    officeZone: rules.officeZone,
    zone: rules.officeZone,
    /** The visitor chose the zone; otherwise the browser may use its own. */
    zoneChosen: false,
    /** Monday of the week shown and day opened, ISO dates in `zone`; null lets the widget decide. */
    week: null as string | null,
    day: null as string | null,
    step: 'time' as Step,
    /** Null in step two when the posted time could not be read. */
    start: null as number | null,
    /** Open times in order; null when the server did not look them up. */
    starts: null as number[] | null,
    now: now().epochMilliseconds,
    formKey,
    embed: false,
    attribution: {} as Record<string, string>,
    typed: {} as Typed,
    error: null as FormError | null,
    /** Offsets of `zone` around `starts`; only in the props for the browser. */
    offsets: undefined as ZoneOffsets | undefined,
  }
}

export type WidgetProps = ReturnType<typeof widgetProps>
