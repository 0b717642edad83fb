import type { Hono } from 'hono'
import { bookByHand, type CallByHand } from '../book/by-hand.ts'
import { dayCallSecret, dayHref, OFFICE_PATH } from '../core/addresses.ts'
import { cleanAnswer, isAccepted } from '../core/answers.ts'
import { callHosts } from '../core/call-hosts.ts'
import { EMAIL } from '../core/questions.ts'
import { oneLine } from '../core/sanitize.ts'
import { type BookingSettings, type CallHost, OFFICE } from '../core/settings.ts'
import { officePeople } from '../core/staff.ts'
import { noteChange } from '../counts/report.ts'
import type { BookingContext, BookingEnv } from '../form/context.ts'
import { readOfficeTime } from '../form/office-time.ts'
import { readForm, singleValue } from '../form/posted-form.ts'
import { HttpError } from '../form/reasons.ts'
import { seeOther } from '../form/responses.tsx'
import { startCalendar } from '../host/connect-answer.tsx'
import type { DayPage } from '../host/data.ts'
import { requestedDay } from '../host/handler.ts'
import { exportCsv } from '../lists/spreadsheet.ts'
import { enqueueForHost, retryMessages } from '../messages/outbox.ts'
import { endDayLink, findCall, isUnopened, openOffice, unopenedLinks } from '../messages/secret-links.ts'
import { recordAction } from '../store/actions.ts'
import { connectCalDav } from './connect-caldav.ts'
import { doorResponse } from './door.tsx'
import { officeResponse } from './page.tsx'

/** However often somebody asks for a person, one link is sent in each span of so many milliseconds. */
const LINK_EVERY_MS = 5 * 60_000
/** So many links may lie unopened in a person's email: anybody who knows the address can ask for one. */
const MAX_UNOPENED = 3
/** A link that can't be sent is useless after that. */
const LINK_USEFUL = { hours: 1 }

/** Adds the office's page, for those who run the agency. GET and HEAD only show; POST acts. */
export function addOfficeRoutes(app: Hono<BookingEnv>, context: BookingContext): void {
  const { store, log, now } = context
  const secretOf = (request: Request) => singleValue(new URL(request.url).searchParams, 'link') ?? ''
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
    const done = c.req.query('done')
    const found = page && done ? await findCall(context, dayCallSecret(page.secret, done)) : null
    const asked = { search: c.req.query('q'), done: found?.booking }
    return page ? officeResponse(context, page, asked) : doorResponse(context, 'wrong')
  })

  const mailLink = async (kind: 'office-link' | 'day-link', host: string) => {
    const at = now()
    const occasion = String(Math.floor(at.epochMilliseconds / LINK_EVERY_MS))
    const times = { dueAt: at, usefulUntil: at.add(LINK_USEFUL) }
    const isQueued = await enqueueForHost(store, { kind, host, occasion, ...times })
    context.wake()
    return isQueued
  }
  // The answer is the same for any address: it tells nobody who works here.
  app.post(`${OFFICE_PATH}/mail`, async (c) => {
    const typed = (singleValue(await readForm(c.req.raw), 'email') ?? '').trim().toLowerCase()
    const person = officePeople(context.settings).find(({ email }) => email.toLowerCase() === typed)
    if (person && (await unopenedLinks(store, person.id, now())) < MAX_UNOPENED)
      await mailLink('office-link', person.id)
    log.info({ person: person?.id ?? 'unknown' }, 'A link to the office was asked for.')
    return doorResponse(context, 'mailed')
  })
  app.post(`${OFFICE_PATH}/open`, async (c) => {
    const opened = await openOffice(store, secretOf(c.req.raw), now())
    if (!opened) return doorResponse(context, 'wrong')
    await recordAction(context, opened.person, 'Office opened', 'office')
    return seeOther(dayHref(OFFICE_PATH, opened.secret))
  })
  app.post(`${OFFICE_PATH}/close`, async (c) => {
    const { secret, person } = await opened(c.req.raw)
    await endDayLink(store, secret)
    await recordAction(context, person, 'Office closed', 'office')
    return doorResponse(context, 'closed')
  })

  /** Adds a form of the open page. It acts, and returns the part of the page that it leads back to, or a response of its own. */
  const addForm = (
    path: string,
    act: (page: DayPage, form: URLSearchParams, parameter: string) => Promise<string | Response>,
  ) =>
    app.post(OFFICE_PATH + path, async (c) => {
      const page = await opened(c.req.raw)
      const next = await act(page, await readForm(c.req.raw), c.req.param('list') ?? '')
      return typeof next === 'string' ? seeOther(`${dayHref(OFFICE_PATH, page.secret)}${next}`) : next
    })

  addForm('/retry', async (page, form) => {
    const sent = await retryMessages(store, singleValue(form, 'id') ?? '', page.now)
    for (const { id, kind, bookingId, leadId } of sent)
      await recordAction(
        context,
        page.person,
        `Sent again: ${kind.replaceAll('-', ' ')}`,
        bookingId ?? leadId ?? id,
      )
    context.wake()
    return '#calls'
  })
  addForm('/day', async (page, form) => {
    const id = singleValue(form, 'person')
    const host = callHosts(page.settings).find((one) => one.id === id)
    if (!host) throw new HttpError({ kind: 'wrong-query', parameter: 'person' })
    if (await mailLink('day-link', host.id))
      await recordAction(context, page.person, 'Link to a host’s calls mailed', host.id)
    return '#hosts'
  })
  addForm('/calendar', async (page, form) => {
    const host = chosenHost(form, page.settings)
    if (!host) throw new HttpError({ kind: 'wrong-query', parameter: 'person' })
    const connected = await connectCalDav(store, host, form, page.now)
    if ('problem' in connected) {
      // What is typed is shown again, but no password.
      form.delete('password')
      const refused = { connecting: { form, ...connected } }
      return await officeResponse(context, page, refused, 422)
    }
    await startCalendar(context, connected, page.person)
    return '#hosts'
  })
  addForm('/book', async (page, form) => {
    const call = readCallByHand(form, page.settings)
    const booked = typeof call === 'string' ? call : await bookByHand(store, page.settings, page.now, call)
    if (typeof booked === 'string')
      return await officeResponse(context, page, { booking: { form, problem: booked } }, 422)
    await recordAction(context, page.person, 'Booked by hand', booked.id)
    context.wake()
    return '#calls'
  })
  addForm('/note', async (page, form) => {
    const name = oneLine(singleValue(form, 'name') ?? '').slice(0, 80)
    if (name) {
      await noteChange(store, name, page.settings.rules, page.now)
      await recordAction(context, page.person, 'Change of the site noted', 'notes')
    }
    return '#numbers'
  })
  addForm('/export/:list', async (page, _form, list) => {
    const csv = await exportCsv(store, list)
    if (csv === undefined) throw new HttpError({ kind: 'unknown-address' })
    await recordAction(context, page.person, `Exported ${list}`, list)
    const name = `${list}-${page.now.toString().slice(0, 10)}.csv`
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
function readCallByHand(form: URLSearchParams, settings: BookingSettings): CallByHand | string {
  const typed = (field: string) => singleValue(form, field) ?? ''
  const startsAt = readOfficeTime(form, settings.rules)
  if (typeof startsAt === 'string') return startsAt
  const email = typed('email')
  if (!isAccepted(EMAIL, [email])) return `“${email}” is not an email address like dana@example.com.`
  const host = chosenHost(form, settings)
  if (!host) return 'Choose who takes the call.'
  const visitor = { name: typed('name'), email: cleanAnswer(EMAIL, email), phone: typed('phone') }
  return { startsAt, host, ...visitor }
}

/** The host that was chosen; a form asks for one only where there are several. */
function chosenHost(form: URLSearchParams, settings: BookingSettings): CallHost | undefined {
  const hosts = callHosts(settings)
  return hosts.length === 1 ? hosts[0] : hosts.find(({ id }) => id === singleValue(form, 'person'))
}
