import { randomBytes } from 'node:crypto'
import { isAccepted } from '../../booking/core/answer-rules.ts'
import { BOOKING_FORM, type Question } from '../../booking/core/fields.ts'
import { checkFormKey } from '../../booking/form/form-key.ts'
import { readAttribution, readForm } from '../../booking/form/posted-form.ts'
import { readTextRequest } from '../../booking/messages/channels/receive-text.ts'
import { BODY, itReadsInLinearTime, type Reader } from './linear-time.ts'
import { between, FORMS, repeated, TEXTS } from './worst-texts.ts'

const secret = randomBytes(32)
const now = Temporal.Instant.from('2026-11-21T12:00:00Z')
const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
const post = (body: string) => new Request('http://localhost', { method: 'POST', headers, body })

itReadsInLinearTime([
  ['the body of a form', (text) => readForm(post(text)), BODY, FORMS],
  ['the attribution', (text) => readAttribution(new URLSearchParams(text)), BODY, FORMS],
  ...Object.values(BOOKING_FORM.fields).map((question: Question): Reader => {
    return [question.title, (text) => isAccepted(question, text), BODY, TEXTS]
  }),
  ['the key of a form', (text) => checkFormKey(secret, text, now, 'lead'), BODY, [repeated('a.')]],
  ['an answer to a text', readTextRequest, BODY, [between('STOP', ' ', 'ALL')]],
])
