import type { Hono } from 'hono'
import type { Client } from '../../platform/client-address.ts'
import { addBlock, removeBlock } from '../calendar/blocks.ts'
import { BLOCK_PATH, DAY_PATH, dayCallSecret, dayHref, UNBLOCK_PATH } from '../core/addresses.ts'
import { hostOf } from '../core/call-hosts.ts'
import type { CallHost } from '../core/settings.ts'
import type { BookingContext } from '../form/context.ts'
import { readForm, singleValue } from '../form/posted-form.ts'
import { HttpError } from '../form/reasons.ts'
import { seeOther } from '../form/responses.tsx'
import { findCall } from '../messages/call-links.ts'
import { findDay } from '../messages/day-links.ts'
import { readBlock, typedBlock } from './block-form.ts'
import { readDay } from './data.ts'
import { dayResponse } from './day-document.tsx'

/** Adds a host's page of the day. GET and HEAD only show; POST acts. */
export function addDayRoutes(app: Hono<{ Bindings: Client }>, context: BookingContext): void {
  const toDay = async (request: Request) => seeOther((await requestedDay(context, request)).href)
  app.get(DAY_PATH, (c) => showDay(context, c.req.raw))
  app.post(BLOCK_PATH, async (c) => postBlock(context, c.req.raw, await readForm(c.req.raw)))
  app.post(UNBLOCK_PATH, async (c) => postUnblock(context, c.req.raw, await readForm(c.req.raw)))
  // A form that was refused leaves its address in the browser.
  for (const path of [BLOCK_PATH, UNBLOCK_PATH]) app.get(path, (c) => toDay(c.req.raw))
  app.all(DAY_PATH, () => {
    throw new HttpError({ kind: 'wrong-method', allow: 'GET, HEAD' })
  })
}

/** Whose day a request's link opens. */
export interface RequestedDay {
  secret: string
  host: CallHost
  href: string
}

/** @throws {HttpError | StoreError} `unknown-day` */
async function requestedDay(
  { store, settings, now }: BookingContext,
  request: Request,
): Promise<RequestedDay> {
  const secret = singleValue(new URL(request.url).searchParams, 'link') ?? ''
  const id = await findDay(store, secret, { settings, now: now() })
  if (id === null) throw new HttpError({ kind: 'unknown-day' })
  return { secret, host: hostOf(settings, { host: id }), href: dayHref(DAY_PATH, secret) }
}

/** The page of the day. `done` names a call whose outcome was just recorded. */
async function showDay(context: BookingContext, request: Request): Promise<Response> {
  const requested = await requestedDay(context, request)
  const { store, settings, now } = context
  const done = new URL(request.url).searchParams.get('done')
  const found =
    done && (await findCall(store, dayCallSecret(requested.secret, done), { settings, now: now() }))
  const day = await readDay(context, requested.host.id)
  return dayResponse(context, requested, day, { done: found ? found.booking : null })
}

/** Calls that are booked in the time stay, and the page says so. A refused form is shown again. */
async function postBlock(
  context: BookingContext,
  request: Request,
  form: URLSearchParams,
): Promise<Response> {
  const requested = await requestedDay(context, request)
  const { store, settings, now, log } = context
  const { host, href } = requested
  const typed = typedBlock(form)
  const range = readBlock(typed, settings.rules, now())
  if (typeof range === 'string') {
    const refused = { ...typed, problem: range }
    return dayResponse(context, requested, await readDay(context, host.id), { refused }, 422)
  }
  const { id } = await addBlock(store, host.id, range, '', now())
  log.info({ block: id, host: host.id }, 'A time was blocked on the page of the day.')
  return seeOther(`${href}#blocked`)
}

/** A second post finds the time open and leads to the same page. */
async function postUnblock(
  context: BookingContext,
  request: Request,
  form: URLSearchParams,
): Promise<Response> {
  const { host, href } = await requestedDay(context, request)
  const { blocks } = await readDay(context, host.id)
  const block = blocks.find(({ id, isOwn }) => isOwn && id === singleValue(form, 'id'))
  if (block && (await removeBlock(context.store, block.id)))
    context.log.info({ block: block.id, host: host.id }, 'A time was unblocked on the page of the day.')
  return seeOther(`${href}#blocked`)
}
