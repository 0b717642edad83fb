import type { Hono } from 'hono'
import { bookByHand, type CallByHand } from '../book/by-hand.ts'
import { officeSpan } from '../calendar/office-days.ts'
import { minutesOfDay } from '../calendar/rules.ts'
import { dayHref, OFFICE_PATH } from '../core/addresses.ts'
import { cleanAnswer, isAccepted } from '../core/answers.ts'
import { callHosts } from '../core/call-hosts.ts'
import { isIsoDate } from '../core/format-time.ts'
import { EMAIL } from '../core/questions.ts'
import { AGENCY_HOST, type BookingSettings, OFFICE } from '../core/settings.ts'
import type { BookingContext, BookingEnv } from '../form/context.ts'
import { readForm, singleValue } from '../form/posted-form.ts'
import { HttpError } from '../form/reasons.ts'
import { seeOther } from '../form/responses.tsx'
import type { DayPage } from '../host/data.ts'
import { requestedDay } from '../host/handler.ts'
import { exportCsv } from '../lists/spreadsheet.ts'
import { enqueueForHost, retryMessages } from '../messages/outbox.ts'
import { endDayLink, isUnopened, openOffice, unopenedLinks } from '../messages/secret-links.ts'
import { doorResponse } from './door.tsx'
import { officeResponse } from './page.tsx'

/** However often somebody asks, one link is sent in each span of so many milliseconds. */
const LINK_EVERY_MS = 5 * 60_000
/** So many links may lie unopened in the office's email: anybody can ask for one. */
const MAX_UNOPENED = 3
/** A link that can't be sent is useless after that. */
const LINK_USEFUL = { hours: 1 }

/** Adds the office's page, for whoever runs the agency. GET and HEAD only show; POST acts. */
export function addOfficeRoutes(app: Hono<BookingEnv>, context: BookingContext): void {
  const { store, log, now } = context
  const secretOf = (request: Request) => singleValue(new URL(request.url).searchParams, 'link') ?? ''
  const back = ({ secret }: DayPage, part: string) => seeOther(`${dayHref(OFFICE_PATH, secret)}#${part}`)
  /** @throws {HttpError | StoreError} `unknown-day` */
  const opened = async (request: Request) => {
    const page = await requestedDay(context, request)
    if (page.host.id !== OFFICE) throw new HttpError({ kind: 'unknown-day' })
    return page
  }

  app.get(OFFICE_PATH, async (c) => {
    const secret = secretOf(c.req.raw)
    if (secret === '') return doorResponse(context, 'ask')
    if (await isUnopened(store, secret, now())) return doorResponse(context, 'open', secret)
    const page = await opened(c.req.raw).catch((error) => {
      if (error instanceof HttpError) return null
      throw error
    })
    const asked = { search: c.req.query('q'), mailed: c.req.query('mailed') }
    return page ? officeResponse(context, page, asked) : doorResponse(context, 'wrong')
  })

  const mailLink = async (kind: 'office-link' | 'day-link', host: string) => {
    const at = now()
    const occasion = String(Math.floor(at.epochMilliseconds / LINK_EVERY_MS))
    const times = { dueAt: at, usefulUntil: at.add(LINK_USEFUL) }
    if (await enqueueForHost(store, { kind, host, occasion, ...times }))
      log.info({ kind, host }, 'A link was asked for.')
    context.wake()
  }
  app.post(`${OFFICE_PATH}/mail`, async () => {
    if ((await unopenedLinks(store, now())) < MAX_UNOPENED) await mailLink('office-link', AGENCY_HOST)
    return doorResponse(context, 'mailed')
  })
  app.post(`${OFFICE_PATH}/open`, async (c) => {
    const secret = await openOffice(store, secretOf(c.req.raw), now())
    if (!secret) return doorResponse(context, 'wrong')
    log.info({}, 'The office was opened.')
    return seeOther(dayHref(OFFICE_PATH, secret))
  })
  app.post(`${OFFICE_PATH}/close`, async (c) => {
    await endDayLink(store, (await opened(c.req.raw)).secret)
    log.info({}, 'The office was closed.')
    return doorResponse(context, 'closed')
  })

  app.post(`${OFFICE_PATH}/retry`, async (c) => {
    const page = await opened(c.req.raw)
    const ids = await retryMessages(store, singleValue(await readForm(c.req.raw), 'id') ?? '', page.now)
    if (ids.length > 0) log.info({ message: ids[0] }, 'A message is sent again, from the office.')
    context.wake()
    return back(page, 'messages')
  })
  app.post(`${OFFICE_PATH}/day`, async (c) => {
    const page = await opened(c.req.raw)
    const id = singleValue(await readForm(c.req.raw), 'person')
    const host = callHosts(page.settings).find((one) => one.id === id)
    if (!host) throw new HttpError({ kind: 'wrong-query', parameter: 'person' })
    await mailLink('day-link', host.id)
    return seeOther(`${dayHref(OFFICE_PATH, page.secret)}&mailed=${host.id}#hosts`)
  })
  app.post(`${OFFICE_PATH}/book`, async (c) => {
    const page = await opened(c.req.raw)
    const form = await readForm(c.req.raw)
    const call = readCall(form, page.settings)
    const booked = typeof call === 'string' ? call : await bookByHand(store, page.settings, page.now, call)
    if (typeof booked === 'string')
      return officeResponse(context, page, { refused: { form, problem: booked } }, 422)
    log.info({ booking: booked.id }, 'A call was booked from the office.')
    context.wake()
    return back(page, 'calls')
  })
  app.get(`${OFFICE_PATH}/export/:list`, async (c) => {
    await opened(c.req.raw)
    const list = c.req.param('list')
    const csv = await exportCsv(store, list)
    if (csv === undefined) throw new HttpError({ kind: 'unknown-address' })
    log.info({ list }, 'A list was exported from the office.')
    const name = `${list}-${now().toString().slice(0, 10)}.csv`
    return new Response(csv, {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="${name}"`,
      },
    })
  })
  // A form that was refused leaves its address in the browser.
  app.get(`${OFFICE_PATH}/:form`, (c) => seeOther(dayHref(OFFICE_PATH, secretOf(c.req.raw))))
}

/** The call that was typed into the office's form, or one sentence that says what to enter instead. */
function readCall(form: URLSearchParams, settings: BookingSettings): CallByHand | string {
  const typed = (field: string) => singleValue(form, field) ?? ''
  const [date, time, email] = [typed('date'), typed('time'), typed('email')]
  if (!isIsoDate(date)) return 'Choose the day of the call.'
  const minutes = minutesOfDay(time)
  if (!(minutes < 24 * 60)) return 'Enter the time of the call, like 14:30.'
  const { rules } = settings
  const span = officeSpan(rules, Temporal.PlainDate.from(date), minutes, minutes + rules.callMinutes)
  if (!span) return 'The clocks change that day and skip this time, so choose another one.'
  if (!isAccepted(EMAIL, [email])) return `“${email}” is not an email address like dana@example.com.`
  const hosts = callHosts(settings)
  const host = hosts.length === 1 ? hosts[0] : hosts.find(({ id }) => id === typed('person'))
  if (!host) return 'Choose who takes the call.'
  const visitor = { name: typed('name'), email: cleanAnswer(EMAIL, email), phone: typed('phone') }
  return { startsAt: span.startsAt, host, ...visitor }
}
