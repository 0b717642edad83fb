import type { Handler } from 'hono'
import type { ReactElement } from 'react'
import type { Client } from '../../platform/client-address.ts'
import { findFieldErrors, type GivenAnswers, givenAnswers } from '../core/answers.ts'
import { type Attribution, withBothTouches } from '../core/attribution/attribution.ts'
import type { LimitReason } from '../core/booking.ts'
import { type ConsentRecord, type Form, recordConsents } from '../core/consents.ts'
import type { BookingSettings } from '../core/settings.ts'
import { StoreError } from '../store/store-error.ts'
import type { BookingContext, BookingEnv } from './context.ts'
import { checkFormKey, type FormName, issueFormKey } from './form-key.ts'
import { readAttribution, readForm, singleValue, type Typed, typedAnswers } from './posted-form.ts'
import {
  DATABASE_RETRY_SECONDS,
  type FormRefusal,
  HttpError,
  isFormRefusal,
  responseInit,
} from './reasons.ts'
import {
  documentResponse,
  htmlResponse,
  logRefusal,
  refusalJson,
  reportStoreError,
  wantsJson,
} from './responses.tsx'
import { type FormErrorLabels, formatFormError } from './ui/format-form-error.ts'
import { HONEYPOT_FIELD } from './ui/hidden-fields.tsx'

/** A posted form that passed all checks. */
export interface Submission {
  form: URLSearchParams
  client: Client
  key: string
  /** When the form was rendered: what it offered then still counts. */
  issuedAt: Temporal.Instant
  given: GivenAnswers
  consents: ConsentRecord
  attribution: Attribution
}

/** The result of an accepted form: a script gets the JSON, a browser the redirect or the page. */
export type Done = {
  status: 200 | 201 | 202
  json: object
  limit?: LimitReason
} & ({ location: string } | { page: ReactElement })

/** A refused form, to be shown again. */
export interface RefusedForm {
  error: FormRefusal
  form: URLSearchParams
  typed: Typed
  attribution: Attribution
  /** A new key, or the old one if the form may have been stored under it. */
  formKey: string
}

export interface FormDefinition {
  name: FormName
  asks(settings: BookingSettings): Form
  labels: FormErrorLabels
  /** @throws {HttpError | StoreError} when it is refused */
  store(context: BookingContext, submission: Submission): Promise<Done>
  /** Renders the form with what was typed. Must not need the database when the error is `not-saved`. */
  page(context: BookingContext, refused: RefusedForm): Promise<string>
}

/** A refused post counts as this many that pass, so that a whole office can book from one address. */
export const REFUSED_WEIGHT = 10

/** Handles a posted form, cheapest checks first; the form's own `store` decides last. */
export function formHandler(context: BookingContext, definition: FormDefinition): Handler<BookingEnv> {
  const { name, labels } = definition
  const { settings, store, now, limit } = context
  const asked = definition.asks(settings)
  return async (c) => {
    const request = c.req.raw
    const client = c.env
    const form = await readForm(request)
    try {
      const issuedAt = await checkSender(context, name, form, client)
      const submission = { form, client, issuedAt, ...checkAnswers(context, asked, form) }
      const done = await definition.store(context, submission)
      if (done.limit) logRefusal(context, done.limit, name, client.address)
      if (wantsJson(request)) return c.json(done.json, done.status)
      return 'page' in done ? documentResponse(done.page, done.status) : c.redirect(done.location, 303)
    } catch (error) {
      const refusal = refusalOf(context, error)
      if (!refusal) throw error
      await limit.take(client.address, REFUSED_WEIGHT - 1)
      logRefusal(context, refusal.kind, name, client.address)
      const newKey = () => issueFormKey(store.secret, now(), name, true)
      if (wantsJson(request)) {
        const key = ['expired', 'used', 'forged', 'automatic'].includes(refusal.kind)
          ? { formKey: newKey() }
          : {}
        return refusalJson(refusal, formatFormError(refusal, labels, settings.agency.phone), key)
      }
      const page = await definition.page(context, {
        error: refusal,
        form,
        typed: typedAnswers(asked, form),
        attribution: readAttribution(form),
        formKey: refusal.kind === 'not-saved' ? (singleValue(form, 'key') ?? '') : newKey(),
      })
      return htmlResponse(page, responseInit(refusal))
    }
  }
}

/** Why the form is refused; null for an error that is not about the form. */
function refusalOf(context: BookingContext, error: unknown): FormRefusal | null {
  if (error instanceof HttpError) return isFormRefusal(error.reason) ? error.reason : null
  if (!(error instanceof StoreError)) return null
  reportStoreError(context, error)
  return { kind: 'not-saved', waitSeconds: DATABASE_RETRY_SECONDS }
}

/** Returns when the form was issued; refuses bots. A form shown again with an error may be sent right away. */
async function checkSender(
  { limit, store, now, minimumFillMs }: BookingContext,
  name: FormName,
  form: URLSearchParams,
  client: Client,
): Promise<Temporal.Instant> {
  const waitSeconds = await limit.take(client.address)
  if (waitSeconds) throw new HttpError({ kind: 'too-many', waitSeconds })
  const key = checkFormKey(store.secret, singleValue(form, 'key') ?? '', now(), name)
  if (key.kind !== 'good') throw new HttpError({ kind: key.kind })
  if (singleValue(form, HONEYPOT_FIELD) !== '') throw new HttpError({ kind: 'automatic', waitSeconds: 2 })
  const remainingMs = key.isRetry ? 0 : minimumFillMs - key.ageMs
  if (remainingMs > 0) throw new HttpError({ kind: 'automatic', waitSeconds: Math.ceil(remainingMs / 1000) })
  return now().subtract({ milliseconds: key.ageMs })
}

/** @throws HttpError `fields` */
function checkAnswers(
  { settings }: BookingContext,
  asked: Form,
  form: URLSearchParams,
): Pick<Submission, 'key' | 'given' | 'consents' | 'attribution'> {
  const hasTexts = settings.texts !== undefined
  const read = (field: string) => form.getAll(field)
  const fields = findFieldErrors(asked, read, hasTexts)
  if (fields.length > 0) throw new HttpError({ kind: 'fields', fields })
  const isChecked = (name: string) => form.get(name) === 'yes'
  return {
    key: singleValue(form, 'key') ?? '',
    given: givenAnswers(asked.questions, read),
    consents: recordConsents(asked, hasTexts, isChecked, settings.agency.name),
    attribution: withBothTouches(readAttribution(form), settings.rules.officeZone),
  }
}
