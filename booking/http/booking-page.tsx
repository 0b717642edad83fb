import { renderToString } from 'react-dom/server'
import { clinicSlugOf, siteOf } from '../domain/hosts.ts'
import { BookingDocument } from '../ui/booking-document.tsx'
import { nearestOf } from '../ui/nearest.ts'
import { type BookingError, type Kept, NO_ANSWERS, type WidgetProps } from '../ui/props.ts'
import type { BookingContext } from './context.ts'
import { bookingScope, issueFormKey } from './form-key.ts'
import { openTimes, startsOf } from './open-times.ts'
import { puzzleFor } from './puzzle.ts'
import type { BookingQuery } from './query.ts'
import { sharedDocument } from './shared-documents.ts'

const NOTHING_CARRIED = { note: '', attribution: {} }

function baseProps(context: BookingContext, isRetry = false): WidgetProps {
  const { agency, audience, host, place, rules, callTitle, specialties, frameOrigins } = context.settings
  const now = context.now()
  return {
    ...{ audience, clinic: clinicSlugOf(context.settings), place },
    brand: agency.name,
    phone: agency.phone,
    dial: agency.dial,
    callTitle,
    callMinutes: rules.callMinutes,
    specialties,
    texts: context.settings.texts !== undefined,
    officeZone: rules.officeZone,
    frameOrigins,
    zone: rules.officeZone,
    zoneChosen: false,
    week: null,
    day: null,
    step: 'time',
    start: null,
    starts: null,
    now: now.epochMilliseconds,
    formKey: issueFormKey(context.store.secret, now, bookingScope(host), isRetry),
    embed: false,
    note: '',
    attribution: {},
    answers: NO_ANSWERS,
    error: null,
  }
}

function renderPage(
  { settings, assets }: BookingContext,
  props: WidgetProps,
  visit?: AbortSignal,
): Promise<string> {
  return sharedDocument(
    props,
    (widget) =>
      `<!doctype html>${renderToString(
        <BookingDocument widget={widget} site={siteOf(settings)} assets={assets} />,
      )}`,
    visit,
  )
}

/**
 * The booking page: step one, or step two when the query names an open time.
 * @param visit the signal of its request
 */
export async function bookingPage(
  context: BookingContext,
  query: BookingQuery,
  visit: AbortSignal,
): Promise<string> {
  const starts = startsOf(await openTimes(context))
  const requested = query.start?.epochMilliseconds ?? null
  const unavailable = requested !== null && !starts.includes(requested)
  const props = baseProps(context)
  // What an address may carry for practice owners is neither shown nor kept of patients.
  const { note, attribution } = props.audience === 'patients' ? NOTHING_CARRIED : query
  return await renderPage(
    context,
    {
      ...props,
      puzzle: await puzzleFor(context, props.formKey),
      zone: query.zone ?? context.settings.rules.officeZone,
      zoneChosen: query.zone !== undefined,
      week: query.week ?? null,
      day: query.day ?? null,
      step: requested === null || unavailable ? 'time' : 'details',
      start: unavailable ? null : requested,
      starts,
      embed: query.embed === '1',
      note,
      answers: { ...NO_ANSWERS, note },
      attribution,
      error: unavailable ? { kind: 'taken', nearest: nearestOf(starts, requested) } : null,
    },
    visit,
  )
}

/** The details form after a failed submit, outside any frame, with a new key and what was typed. */
export async function errorPage(
  context: BookingContext,
  error: BookingError,
  submitted: Kept,
): Promise<string> {
  // No database query for a throttled request, and none that is bound to fail.
  const noQuery = ['too-many', 'daily', 'automatic', 'not-saved'].includes(error.kind)
  const props = baseProps(context, true)
  return await renderPage(context, {
    ...props,
    // The booking may have been written before the connection broke: the same key finds it again.
    formKey: error.kind === 'not-saved' ? submitted.formKey : props.formKey,
    zone: submitted.zone,
    zoneChosen: true,
    step: 'details',
    start: submitted.start,
    starts: noQuery ? null : startsOf(await openTimes(context)),
    puzzle: noQuery ? undefined : await puzzleFor(context, props.formKey),
    attribution: submitted.attribution,
    answers: submitted.answers,
    error,
  })
}
