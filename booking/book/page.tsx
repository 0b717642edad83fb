import { nearestOf } from '../calendar/local-days.ts'
import { openTimes, startsOf } from '../calendar/open-times.ts'
import { zoneOffsets } from '../calendar/zone-offsets.ts'
import { canonicalZone } from '../core/format-time.ts'
import type { BookingContext, DocumentContext } from '../form/context.ts'
import { issueFormKey } from '../form/form-key.ts'
import type { RefusedForm } from '../form/handler.ts'
import { singleValue } from '../form/posted-form.ts'
import { renderDocument } from '../form/responses.tsx'
import { ROOT_IDS, WidgetDocument } from '../form/ui/widget-document.tsx'
import { StoreError } from '../store/store-error.ts'
import { TITLES } from './labels.ts'
import { type WidgetProps, widgetProps } from './props.ts'
import { type BookingQuery, chosenTime } from './query.ts'
import { BookingWidget } from './widget/booking-widget.tsx'

export function renderPage(context: DocumentContext, widget: WidgetProps): string {
  const { starts, zone, step, callTitle } = widget
  const props = { ...widget, offsets: starts?.length ? zoneOffsets(starts, zone) : undefined }
  return renderDocument(
    <WidgetDocument
      title={`${TITLES[step]}: ${callTitle}`}
      rootId={ROOT_IDS.booking}
      label={callTitle}
      props={props}
      context={context}
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
    ...widgetProps(context, issueFormKey(context.store.secret, context.now(), 'booking')),
    zone: query.zone ?? context.settings.rules.officeZone,
    zoneChosen: query.zone !== undefined,
    week: query.week ?? null,
    day: query.day ?? null,
    step: requested === null || unavailable ? 'time' : 'details',
    start: unavailable ? null : requested,
    starts,
    embed: query.embed === true,
    attribution: query.attribution,
    error: unavailable ? { kind: 'taken', nearest: nearestOf(starts, requested) } : null,
  })
}

/** The details form after a failed submit, outside any frame, with what was typed. */
export async function bookingFormAgain(
  context: BookingContext,
  { error, form, typed, attribution, formKey }: RefusedForm,
): Promise<string> {
  return renderPage(context, {
    ...widgetProps(context, formKey),
    zone: canonicalZone(singleValue(form, 'zone') ?? '') ?? context.settings.rules.officeZone,
    zoneChosen: true,
    step: 'details',
    start: chosenTime(form)?.epochMilliseconds ?? null,
    starts: await startsUnlessDown(context, error.kind),
    attribution,
    typed,
    error,
  })
}

/** Null, which lets the widget ask for the times, after too many attempts and while the database is down. */
async function startsUnlessDown(context: BookingContext, error: string): Promise<number[] | null> {
  if (['too-many', 'automatic', 'not-saved'].includes(error)) return null
  try {
    return startsOf(await openTimes(context))
  } catch (failure) {
    if (failure instanceof StoreError) return null
    throw failure
  }
}
