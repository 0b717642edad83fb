import { nearestOf } from '../calendar/local-days.ts'
import { openTimes, startsOf } from '../calendar/open-times.ts'
import { zoneOffsets } from '../calendar/zone-offsets.ts'
import type { BookingContext } from '../form/context.ts'
import { issueFormKey } from '../form/form-key.ts'
import { renderDocument } from '../form/render-document.ts'
import { WidgetDocument } from '../form/ui/widget-document.tsx'
import { ROOT_IDS } from './addresses.ts'
import { TITLES } from './labels.ts'
import { type BookingError, type Kept, NO_ANSWERS, type WidgetProps } from './props.ts'
import type { BookingQuery } from './query.ts'
import { BookingWidget } from './widget/booking-widget.tsx'

function baseProps({ settings, store, now }: BookingContext, isRetry = false): WidgetProps {
  const { agency, rules, callTitle, specialties, frameOrigins, texts } = settings
  return {
    brand: agency.name,
    phone: agency.phone,
    dial: agency.dial,
    email: agency.email,
    callTitle,
    callMinutes: rules.callMinutes,
    specialties,
    texts: texts !== undefined,
    officeZone: rules.officeZone,
    frameOrigins,
    zone: rules.officeZone,
    zoneChosen: false,
    week: null,
    day: null,
    step: 'time',
    start: null,
    starts: null,
    now: now().epochMilliseconds,
    formKey: issueFormKey(store.secret, now(), 'booking', isRetry),
    embed: false,
    note: '',
    attribution: {},
    answers: NO_ANSWERS,
    error: null,
  }
}

/** The document of the widget with these props. */
export function renderPage(
  { settings, assets }: Pick<BookingContext, 'settings' | 'assets'>,
  widget: WidgetProps,
): string {
  const { starts, zone, step, callTitle } = widget
  const offsets = starts?.length ? zoneOffsets(starts, zone) : undefined
  return renderDocument(
    <WidgetDocument
      title={`${TITLES[step]}: ${callTitle}`}
      rootId={ROOT_IDS.booking}
      label={callTitle}
      props={{ ...widget, offsets }}
      agency={settings.agency}
      assets={assets}
    >
      <BookingWidget {...widget} />
    </WidgetDocument>,
  )
}

/** The booking page: step one, or step two when the query names an open time. */
export async function bookingPage(context: BookingContext, query: BookingQuery): Promise<string> {
  const starts = startsOf(await openTimes(context))
  const requested = query.start?.epochMilliseconds ?? null
  const unavailable = requested !== null && !starts.includes(requested)
  return renderPage(context, {
    ...baseProps(context),
    zone: query.zone ?? context.settings.rules.officeZone,
    zoneChosen: query.zone !== undefined,
    week: query.week ?? null,
    day: query.day ?? null,
    step: requested === null || unavailable ? 'time' : 'details',
    start: unavailable ? null : requested,
    starts,
    embed: query.embed === '1',
    note: query.note,
    answers: { ...NO_ANSWERS, note: query.note },
    attribution: query.attribution,
    error: unavailable ? { kind: 'taken', nearest: nearestOf(starts, requested) } : null,
  })
}

/** The details form after a failed submit, outside any frame, with a new key and what was typed. */
export async function errorPage(
  context: BookingContext,
  error: BookingError,
  submitted: Kept,
): Promise<string> {
  // No database query for a throttled request, and none that is bound to fail.
  const noQuery = ['too-many', 'automatic', 'not-saved'].includes(error.kind)
  const props = baseProps(context, true)
  return renderPage(context, {
    ...props,
    // The booking may have been written before the connection broke: the same key finds it again.
    formKey: error.kind === 'not-saved' ? submitted.formKey : props.formKey,
    zone: submitted.zone,
    zoneChosen: true,
    step: 'details',
    start: submitted.start,
    starts: noQuery ? null : startsOf(await openTimes(context)),
    attribution: submitted.attribution,
    answers: submitted.answers,
    error,
  })
}
