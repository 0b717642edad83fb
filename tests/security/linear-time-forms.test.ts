import { randomBytes } from 'node:crypto'
import { isAccepted } from '../../booking/core/answers.ts'
import { questionsOf } from '../../booking/core/questions.ts'
import { checkFormKey } from '../../booking/form/form-key.ts'
import { readAttribution, readForm } from '../../booking/form/posted-form.ts'
import { readTextRequest } from '../../booking/messages/channels/receive-text.ts'
import { exampleSettings } from '../fixtures/example-settings.ts'
import { BODY, itReadsInLinearTime, type Reader } from './linear-time.ts'
import { between, FORMS, repeated, TEXTS } from './worst-texts.ts'

const secret = randomBytes(32)
const now = Temporal.Instant.from('2026-11-21T12:00:00Z')
const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
const post = (body: string) => new Request('http://localhost', { method: 'POST', headers, body })

itReadsInLinearTime([
  ['the body of a form', (text) => readForm(post(text)), BODY, FORMS],
  ['the attribution', (text) => readAttribution(new URLSearchParams(text)), BODY, FORMS],
  ...questionsOf(exampleSettings, 'booking').map((question): Reader => {
    return [question.label, (text) => isAccepted(question, [text]), BODY, TEXTS]
  }),
  ['the key of a form', (text) => checkFormKey(secret, text, now, 'lead'), BODY, [repeated('a.')]],
  ['an answer to a text', readTextRequest, BODY, [between('STOP', ' ', 'ALL')]],
])
