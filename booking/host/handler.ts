import type { Hono } from 'hono'
import { addBlock, removeBlock } from '../calendar/blocks.ts'
import { officeDays, officeSpan } from '../calendar/office-days.ts'
import { minutesOfDay } from '../calendar/rules.ts'
import type { TimeRange } from '../calendar/time-ranges.ts'
import { DAY_PATH, dayCallSecret, dayHref, OFFICE_PATH } from '../core/addresses.ts'
import { hostOf } from '../core/call-hosts.ts'
import { isIsoDate } from '../core/format-time.ts'
import { AGENCY_HOST, type CallRules, OFFICE } from '../core/settings.ts'
import type { BookingContext, BookingEnv } from '../form/context.ts'
import { readForm, singleValue } from '../form/posted-form.ts'
import { HttpError } from '../form/reasons.ts'
import { seeOther } from '../form/responses.tsx'
import { readCallBacks } from '../lead/call-backs.ts'
import { markCalled } from '../lead/mutations.ts'
import { findCall, findDay } from '../messages/secret-links.ts'
import { recordAction } from '../store/actions.ts'
import { type DayPage, readDay } from './data.ts'
import { dayResponse } from './day-document.tsx'

/** Adds a host's page of the day. GET and HEAD only show; POST acts. */
export function addDayRoutes(app: Hono<BookingEnv>, context: BookingContext): void {
  const requested = (request: Request) => requestedDay(context, request)
  app.get(DAY_PATH, async (c) => showDay(context, await requested(c.req.raw), c.req.query('done')))
  for (const [form, act] of Object.entries({ block, unblock, called })) {
    const path = `${DAY_PATH}/${form}`
    app.post(path, async (c) => act(context, await requested(c.req.raw), await readForm(c.req.raw)))
    // A form that was refused leaves its address in the browser.
    app.get(path, async (c) => seeOther(dayHref(DAY_PATH, (await requested(c.req.raw)).secret)))
  }
}

/** @throws {HttpError | StoreError} `unknown-day` */
export async function requestedDay(context: BookingContext, request: Request): Promise<DayPage> {
  const { settings, now } = context
  const secret = singleValue(new URL(request.url).searchParams, 'link') ?? ''
  const day = await findDay(context, secret)
  if (!day) throw new HttpError({ kind: 'unknown-day' })
  const { host, person } = day
  return { settings, secret, host: hostOf(settings, { host }), person, actions: new Map(), now: now() }
}

/** `done` names a call whose outcome was just recorded. */
async function showDay(context: BookingContext, page: DayPage, done: string | undefined): Promise<Response> {
  // What is done from the office leads back to it.
  if (page.host.id === OFFICE)
    return seeOther(`${dayHref(OFFICE_PATH, page.secret)}${done ? `&done=${encodeURIComponent(done)}` : ''}`)
  const found = done && (await findCall(context, dayCallSecret(page.secret, done)))
  return dayResponse(context, page, found ? { done: found.booking } : {})
}

/** Calls that are booked in the time stay. A refused form is shown again. */
async function block(context: BookingContext, page: DayPage, form: URLSearchParams): Promise<Response> {
  const { settings, secret, host, now } = page
  const range = readBlock(form, settings.rules, now)
  if (typeof range === 'string') return dayResponse(context, page, { refused: { form, problem: range } }, 422)
  const whose = host.id === OFFICE ? AGENCY_HOST : host.id
  const { id } = await addBlock(context.store, whose, range, now)
  await recordAction(context, page.person, 'Blocked', id)
  return toBlocks(secret)
}

/** A second post finds the time open and leads to the same page. */
async function unblock(context: BookingContext, page: DayPage, form: URLSearchParams): Promise<Response> {
  const { blocks } = await readDay(context.store, page)
  const own = blocks.find(({ id, isOwn }) => isOwn && id === singleValue(form, 'id'))
  if (own && (await removeBlock(context.store, own.id)))
    await recordAction(context, page.person, 'Unblocked', own.id)
  return toBlocks(page.secret)
}

/**
 * Marks one visitor, or those of a fold up to this one: later ones were not shown. A second post finds them called and leads to
 * the same page.
 */
async function called(context: BookingContext, page: DayPage, form: URLSearchParams): Promise<Response> {
  const { store } = context
  const id = singleValue(form, 'id') ?? ''
  const { folds } = await readCallBacks(store, page.settings.rules)
  const fold = (form.has('fold') && folds.find((one) => one.some((lead) => lead.id === id))) || []
  const shown = fold.slice(
    0,
    fold.findIndex((lead) => lead.id === id),
  )
  for (const lead of await markCalled(store, [...shown.map((lead) => lead.id), id], page.now))
    await recordAction(context, page.person, 'Called back', lead)
  return seeOther(`${dayHref(DAY_PATH, page.secret)}#call-back`)
}

const toBlocks = (secret: string) => seeOther(`${dayHref(DAY_PATH, secret)}#blocked`)

/** The time to block, whole days when no times were entered, or one sentence that says what to enter instead. */
export function readBlock(
  form: URLSearchParams,
  rules: CallRules,
  now: Temporal.Instant,
): TimeRange | string {
  const [date = '', from = '', to = '', last = ''] = ['date', 'from', 'to', 'last'].map(
    (name) => singleValue(form, name) ?? '',
  )
  if (!isIsoDate(date)) return 'Choose the day you want to block.'
  const day = Temporal.PlainDate.from(date)
  if ((from === '') !== (to === '')) return 'Enter both times, or leave both empty to block the whole day.'
  if (from !== '' && last !== '') return 'Leave both times empty to block several days.'
  const [start, end] = [minutesOfDay(from), minutesOfDay(to)]
  if (from !== '' && !(start < end)) return 'Enter an end that is later than the start, like 12:00 to 14:00.'
  const days = isIsoDate(last) ? day.until(last).days + 1 : 1
  if (days < 1) return 'Choose a last day that isn’t before the first.'
  const range = from === '' ? officeDays(rules, day, days) : officeSpan(rules, day, start, end)
  if (!range) return 'The clocks change that day and skip this time, so choose another one.'
  if (Temporal.Instant.compare(range.endsAt, now) <= 0) return 'Choose a time that hasn’t passed yet.'
  return range
}
