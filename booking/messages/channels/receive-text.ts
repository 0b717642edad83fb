import { createHmac } from 'node:crypto'
import type { Handler } from 'hono'
import { timingSafeEqual } from 'hono/utils/buffer'
import { TEXTS_PATH } from '../../core/addresses.ts'
import type { Agency, TextSettings } from '../../core/settings.ts'
import type { BookingContext, BookingEnv } from '../../form/context.ts'
import { readForm } from '../../form/posted-form.ts'
import { optIn, optOut } from '../../store/opt-outs.ts'

/** Receives replies to texts as Twilio posts them: STOP opts out, START opts in again, all else gets the help. */
export function receiveText(context: BookingContext, texts: TextSettings): Handler<BookingEnv> {
  const { settings, store, log } = context
  const token = decodeURIComponent(new URL(texts.url).password)
  return async (c) => {
    const form = await readForm(c.req.raw)
    // The signature covers the public address, whose host and scheme a proxy may have changed in the request.
    const url = settings.agency.origin + TEXTS_PATH + new URL(c.req.url).search
    const given = c.req.header('x-twilio-signature') ?? ''
    if (!(await timingSafeEqual(given, signatureOf(token, url, form)))) {
      log.warn({}, 'A post to the address for texts was not signed by the service.')
      return c.text('The signature is wrong.', 403)
    }
    const from = form.get('From') ?? ''
    const request = readTextRequest(form.get('Body') ?? '')
    if (/^\+\d{7,15}$/.test(from)) {
      if (request === 'stop') await optOut(store, from, context.now())
      if (request === 'start') await optIn(store, from)
    }
    log.info({ request }, 'A text was answered.')
    // With OptOutType the service has replied by itself.
    const reply = form.has('OptOutType')
      ? ''
      : `<Message>${escaped(replyTo(request, settings.agency))}</Message>`
    c.header('Content-Type', 'text/xml; charset=utf-8')
    return c.body(`<?xml version="1.0" encoding="UTF-8"?><Response>${reply}</Response>`)
  }
}

/** HMAC-SHA1 of the address and all fields sorted by name (twilio.com/docs/usage/security). */
export function signatureOf(token: string, url: string, form: URLSearchParams): string {
  const fields = new URLSearchParams(form)
  fields.sort()
  return createHmac('sha1', token)
    .update(url + [...fields].map(([name, value]) => name + value).join(''))
    .digest('base64')
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** 47 CFR 64.1200(a)(10) names the words that must end texts. */
const STOP_WORDS = [
  ...['STOP', 'STOPALL', 'STOP ALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT'],
  ...['REVOKE', 'OPT OUT', 'OPTOUT'],
]
const START_WORDS = ['START', 'UNSTOP']

type TextRequest = 'stop' | 'start' | 'help'

/** What a reply asks for. Only a word alone counts. */
export function readTextRequest(body: string): TextRequest {
  const word = body.trim().replace(/\s+/g, ' ').toUpperCase()
  if (STOP_WORDS.includes(word)) return 'stop'
  return START_WORDS.includes(word) ? 'start' : 'help'
}

export function replyTo(request: TextRequest, { name, phone, email }: Agency): string {
  switch (request) {
    case 'stop':
      return `${name}: you won’t get any more texts from us. Reply START to get them again.`
    case 'start':
      return `${name}: you’ll get our texts again. Reply STOP to opt out, HELP for help.`
    case 'help':
      return `${name}: this number sends reminders, and no one reads replies. Call ${phone} or write to ${email}. Message and data rates may apply. Reply STOP to opt out.`
  }
}
