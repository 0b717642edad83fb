import { renderToString } from 'react-dom/server'
import { BookingDocument } from '../ui/booking-document.tsx'
import { nearestOf } from '../ui/nearest.ts'
import { type BookingError, type Kept, NO_ANSWERS, type WidgetProps } from '../ui/props.ts'
import type { DeskContext } from './context.ts'
import { issueFormKey } from './form-key.ts'
import { freeTimes, startsOf } from './free-times.ts'
import type { BookingQuery } from './query.ts'

function baseProps(context: DeskContext): WidgetProps {
  const { agency, rules, callTitle, specialties, frameOrigins } = context.settings
  const now = context.now()
  return {
    brand: agency.name,
    phone: agency.phone,
    dial: agency.dial,
    callTitle,
    callMinutes: rules.callMinutes,
    specialties,
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
    formKey: issueFormKey(context.store.secret, now),
    embed: false,
    attribution: {},
    answers: NO_ANSWERS,
    error: null,
  }
}

function draw(context: DeskContext, props: WidgetProps): string {
  const { settings, assets } = context
  return `<!doctype html>${renderToString(
    <BookingDocument widget={props} site={settings.agency.origin || '/'} assets={assets} />,
  )}`
}

/** The page for a checked query: step one, or step two when it names a time that is free. */
export async function bookingPage(context: DeskContext, query: BookingQuery): Promise<string> {
  const starts = startsOf(await freeTimes(context))
  const wanted = query.start?.epochMilliseconds ?? null
  const gone = wanted !== null && !starts.includes(wanted)
  return draw(context, {
    ...baseProps(context),
    zone: query.zone ?? context.settings.rules.officeZone,
    zoneChosen: query.zone !== undefined,
    week: query.week ?? null,
    day: query.day ?? null,
    step: wanted === null || gone ? 'time' : 'details',
    start: gone ? null : wanted,
    starts,
    embed: query.embed === '1',
    attribution: query.attribution,
    error: gone ? { kind: 'taken', nearest: nearestOf(starts, wanted) } : null,
  })
}

/** The same screen after a failed submit, standing alone, with a fresh key and all that was typed. */
export async function errorPage(context: DeskContext, trouble: BookingError, kept: Kept): Promise<string> {
  // Whoever is told to wait must not make the desk work for the answer.
  const cheap = trouble.kind === 'too-many' || trouble.kind === 'automatic'
  return draw(context, {
    ...baseProps(context),
    zone: kept.zone,
    zoneChosen: true,
    step: 'details',
    start: kept.start,
    starts: cheap ? null : startsOf(await freeTimes(context)),
    attribution: kept.attribution,
    answers: kept.answers,
    error: trouble,
  })
}
