import type { Handler } from 'hono'
import { z } from 'zod'
import { isEmailAddress, isPracticeName } from '../core/answer-rules.ts'
import { withBothTouches } from '../core/attribution.ts'
import { recordConsents } from '../core/consents.ts'
import type { LeadOutcome, LeadRequest } from '../core/lead.ts'
import { deliveriesOf } from '../core/settings.ts'
import type { BookingContext, Client } from '../form/context.ts'
import { issueFormKey } from '../form/form-key.ts'
import { DATABASE_RETRY_SECONDS } from '../form/http-error.ts'
import {
  checkbox,
  checkboxIf,
  choice,
  fieldErrors,
  type PostedForm,
  readForm,
  readPostedForm,
  text,
  typedAnswers,
} from '../form/posted-form.ts'
import { headersOf, REASONS } from '../form/reasons.ts'
import { logRefusal, reportStoreError } from '../form/refusals.ts'
import { needsNewKey, wantsJson } from '../form/responses.tsx'
import { checkSender } from '../form/sender-check.ts'
import { StoreError } from '../store/store-error.ts'
import {
  formatLeadError,
  isLeadName,
  isOptionalPhone,
  LEAD_MESSAGES,
  leadConsentWording,
} from './lead-labels.ts'
import { leadPage } from './lead-page.tsx'
import { LEAD_CONSENTS, LEAD_FIELDS, type LeadError } from './lead-props.ts'
import { storeLead } from './leads.ts'

type LeadHandler = Handler<{ Bindings: Client }>
/** `offline` arises only in the browser. */
type LeadRefusal = Exclude<LeadError, { kind: 'offline' }>
type PostedLead = PostedForm<(typeof LEAD_ANSWER_NAMES)[number]>

/**
 * Handles a posted form: redirects to the guide, or renders the form again with the error and what was typed.
 * Cheap checks run first: type and size, sender, answers. One transaction stores the lead and queues its e-mails.
 */
export function postLead(context: BookingContext): LeadHandler {
  return async (c) => {
    const { settings } = context
    const form = readPostedForm(await readForm(c.req.raw), LEAD_ANSWER_NAMES)
    const schema = leadSchema(settings.specialties, settings.texts !== undefined)
    const refuse = (error: LeadRefusal) => {
      logRefusal(context, c.req.raw, c.env, error.kind)
      return answer(context, c.req.raw, form, error)
    }
    const senderError = await checkSender(context, 'lead', form, c.env)
    if (senderError) return refuse(senderError)
    const parsed = schema.safeParse(form.answers)
    if (!parsed.success) {
      const fields = fieldErrors(parsed.error, LEAD_ANSWER_NAMES, LEAD_MESSAGES)
      return refuse({ kind: 'fields', fields })
    }

    const { marketingEmail, marketingTexts, ...answers } = parsed.data
    const request: LeadRequest = {
      ...answers,
      formKey: form.key ?? '',
      formName: settings.guide.formName,
      consents: recordConsents({ marketingEmail, marketingTexts }, (name) =>
        leadConsentWording(name, settings.agency.name),
      ),
      attribution: withBothTouches(form.attribution),
      wanted: null,
    }
    const outcome = await storeOrReport(context, request)
    if (!outcome) return refuse({ kind: 'not-saved', waitSeconds: DATABASE_RETRY_SECONDS })
    // Another person using the same form (shared computer, Back) must not be told that the guide is on its way.
    if (outcome.kind === 'reused') return refuse({ kind: 'expired' })
    const isNew = outcome.kind === 'stored'
    if (isNew) {
      context.log.info({ lead: outcome.lead.id }, 'Guide requested.')
      context.wake()
    }
    if (wantsJson(c.req.raw)) return c.json({ next: settings.guide.path }, isNew ? 201 : 200)
    return c.redirect(settings.guide.path, 303)
  }
}

/** The outcome; null when the database fails. */
async function storeOrReport(context: BookingContext, request: LeadRequest): Promise<LeadOutcome | null> {
  try {
    return await storeLead(context.store, request, context.now(), deliveriesOf(context.settings))
  } catch (error) {
    if (!(error instanceof StoreError)) throw error
    reportStoreError(context, error)
    return null
  }
}

/** The error as JSON, or the form again with what was typed, with the error's status and headers. */
function answer(context: BookingContext, request: Request, form: PostedLead, error: LeadRefusal): Response {
  const headers = new Headers(headersOf(error))
  const init = { status: REASONS[error.kind].status, headers }
  if (!wantsJson(request)) {
    headers.set('Content-Type', 'text/html; charset=utf-8')
    const answers = typedAnswers(form, LEAD_FIELDS, LEAD_CONSENTS)
    const page = leadPage(context, {
      embed: false,
      attribution: form.attribution,
      answers,
      error,
      // The lead may have been stored before the connection broke: the same key finds it again.
      formKey: error.kind === 'not-saved' ? form.key : undefined,
    })
    return new Response(page, init)
  }
  const { title, text } = formatLeadError(error, context.settings.agency.phone)
  const { kind, ...detail } = error
  const formKey = needsNewKey(error)
    ? { formKey: issueFormKey(context.store.secret, context.now(), 'lead', true) }
    : {}
  return Response.json({ error: kind, message: `${title}. ${text}`, ...detail, ...formKey }, init)
}

/** All answers of the lead form, in its order. */
const LEAD_ANSWER_NAMES = [...LEAD_FIELDS, ...LEAD_CONSENTS]

/**
 * The schema of the lead form's answers. Each field has one message, which says what to do.
 * @param offersTexts whether the form has a box for texts; without one, its field is ignored
 */
function leadSchema(specialties: string[], offersTexts: boolean) {
  return z
    .object({
      name: text(isLeadName, LEAD_MESSAGES.name),
      email: text(isEmailAddress, LEAD_MESSAGES.email),
      practice: text(isPracticeName, LEAD_MESSAGES.practice),
      specialty: choice(specialties, LEAD_MESSAGES.specialty),
      phone: text(isOptionalPhone, LEAD_MESSAGES.phone),
      marketingEmail: checkbox(LEAD_MESSAGES.marketingEmail),
      marketingTexts: checkboxIf(offersTexts, LEAD_MESSAGES.marketingTexts),
    })
    .refine((answers) => !answers.marketingTexts || answers.phone !== '', { path: ['marketingTexts'] })
}
