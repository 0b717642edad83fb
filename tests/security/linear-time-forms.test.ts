import { randomBytes } from 'node:crypto'
import type { ServerBuild } from 'react-router'
import { expect, it } from 'vitest'
import {
  isArea,
  isEmailAddress,
  isNote,
  isPersonName,
  isPhoneNumber,
} from '../../booking/domain/answer-rules.ts'
import { exampleSettings } from '../../booking/domain/example-settings.ts'
import { isIsoDate } from '../../booking/domain/iso-date.ts'
import { mailboxOf } from '../../booking/domain/mailbox.ts'
import { readAttribution } from '../../booking/http/attribution.ts'
import { readForm } from '../../booking/http/body.ts'
import { checkFormKey } from '../../booking/http/form-key.ts'
import { checkAnswers, readInstant, readPostedBooking } from '../../booking/http/input.ts'
import { leadSchema } from '../../booking/http/lead-input.ts'
import { checkPuzzle } from '../../booking/http/puzzle.ts'
import { readTextRequest } from '../../booking/http/text-replies.ts'
import { signatureOf } from '../../booking/http/texts.ts'
import { readFields } from '../../booking/http/webhook.ts'
import { contentPolicy } from '../../server/content-policy.ts'
import { describeResult } from '../../server/describe-result.ts'
import { inlineCodeOf } from '../../server/inline-code.ts'
import { inBrief } from '../in-brief.ts'
import { BODY, growth, itReadsInLinearTime, MAX_GROWTH, type Reader, swallow } from './linear-time.ts'
import { between, FIELDS, FORMS, names, repeated, TEXTS } from './worst-texts.ts'

const secret = randomBytes(32)
const now = Temporal.Instant.from('2026-11-21T12:00:00Z')
const form = (text: string) => new URLSearchParams(text)
const pageBuild = { routes: {} } as unknown as Pick<ServerBuild, 'routes'>
const inline = inlineCodeOf(pageBuild)

// Every function that reads a form, and every rule for one of its fields.
itReadsInLinearTime([
  [
    'the body of a form',
    (text) =>
      readForm(
        new Request('http://localhost', {
          ...{ method: 'POST', body: text },
          headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        }),
      ),
    BODY,
    FORMS,
  ],
  ['the webhook’s fields', (text) => swallow(() => readFields(form(text))), BODY, FORMS],
  ...(['practices', 'patients'] as const).map(
    (audience): Reader => [
      `a booking for ${audience}`,
      (text) =>
        checkAnswers({ ...exampleSettings, audience }, readPostedBooking(form(text), audience).answers),
      BODY,
      FIELDS,
    ],
  ),
  [
    'a lead’s answers',
    (text) => leadSchema(['Ketamine'], true).safeParse(Object.fromEntries(form(text))),
    ...([BODY, FIELDS] as const),
  ],
  [
    'the attribution',
    (text) => readAttribution(form(text)),
    BODY,
    [...FORMS, between('utm_source=', 'a ', '')],
  ],
  ['the figures of a calculation', (text) => describeResult('calculator', form(text)), BODY, FORMS],
  ['the answers of an audit', (text) => describeResult('audit', form(text)), BODY, FORMS],
  ['an e-mail address', isEmailAddress, BODY, TEXTS],
  ['the mailbox of an address', mailboxOf, BODY, TEXTS],
  ['a phone number', isPhoneNumber, BODY, TEXTS],
  ['a name', isPersonName, BODY, TEXTS],
  ['an area', isArea, BODY, TEXTS],
  ['a note', isNote, BODY, TEXTS],
  ['a date', isIsoDate, BODY, [repeated('2026-'), repeated('1')]],
  ['a time', readInstant, BODY, [repeated('2026-12-01T15:00:00'), repeated('0')]],
  ['the key of a form', (text) => checkFormKey(secret, text, now, 'lead'), BODY, [...TEXTS, repeated('a.')]],
  [
    'a solved puzzle',
    (text) => checkPuzzle(secret, 'key', text, now),
    BODY,
    [repeated('['), repeated('{"a":')],
  ],
  ['an answer to a text', readTextRequest, BODY, [...TEXTS, between('STOP', ' ', 'ALL')]],
  ['the signature of a text', (text) => signatureOf('token', 'http://localhost', form(text)), BODY, FORMS],
  [
    'the policy of a page that shows what was typed',
    (text) =>
      contentPolicy(`<html><body>${text}</body></html>`, { frameOrigins: [], analytics: true }, inline),
    BODY,
    // As the page has it: React writes every < and > of a text in another way.
    [repeated('&lt;script&gt;'), repeated(' style=&quot;'), repeated(' ')],
  ],
])

it.skipIf(inBrief)('a reader that compares each name with all others would be found', async () => {
  const quadratic = (text: string) => {
    const all = text.split('&')
    return all.map((name) => all.indexOf(name))
  }
  expect(await growth(quadratic, names, BODY)).toBeGreaterThan(MAX_GROWTH)
})
