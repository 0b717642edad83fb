import type { Handler } from 'hono'
import { storeLead } from '../db/leads.ts'
import { withBothTouches } from '../domain/attribution.ts'
import type { LeadConsents, LeadRequest } from '../domain/lead.ts'
import { formatLeadError, leadConsentWording } from '../ui/lead-labels.ts'
import { LEAD_CONSENTS, type LeadConsentName, type LeadError } from '../ui/lead-props.ts'
import { readAttribution } from './attribution.ts'
import { readForm } from './body.ts'
import type { Client, DeskContext } from './context.ts'
import { headersOf, statusOf } from './errors.ts'
import { checkFormKey, issueFormKey } from './form-key.ts'
import { leadAsTyped, leadFieldErrors, leadSchema, type PostedLead, pickLeadFields } from './lead-input.ts'
import { leadPage } from './lead-page.tsx'
import { readQuery } from './query.ts'
import { wantsJson } from './responses.tsx'

type LeadHandler = Handler<{ Bindings: Client }>

/** The empty form. Its query may say `embed=1` and carry campaign parameters, like the widget's. */
export function showLeadForm(context: DeskContext): LeadHandler {
  return (c) => {
    const { embed, attribution } = readQuery(new URL(c.req.url).searchParams)
    return c.html(leadPage(context, { embed: embed === '1', attribution }))
  }
}

/**
 * Takes a posted form: the visitor goes on to the guide, or the form comes back with what was typed and the
 * reason. Cheap checks come first: type and size, attempts per address, trap and key, answers; then one
 * transaction stores the lead and owes its mail.
 */
export function takeLead(context: DeskContext): LeadHandler {
  return async (c) => {
    const { settings, store } = context
    const form = pickLeadFields(await readForm(c.req.raw))
    const trouble = await troubleWith(context, form, c.env.address)
    if (trouble) return answer(context, c.req.raw, form, trouble)
    const read = leadSchema(settings.specialties).safeParse(form.answers)
    if (!read.success) {
      return answer(context, c.req.raw, form, { kind: 'fields', fields: leadFieldErrors(read.error) })
    }

    const { marketingEmail, marketingTexts, ...answers } = read.data
    const request: LeadRequest = {
      ...answers,
      formKey: form.key ?? '',
      formName: settings.guide.formName,
      consents: consentsOf({ marketingEmail, marketingTexts }, settings.agency.name),
      attribution: withBothTouches(readAttribution(form.attribution)),
    }
    const { kind, lead } = await storeLead(store, request, context.now())
    if (kind === 'stored') {
      context.log.info({ lead: lead.id }, 'The guide was asked for.')
      context.nudge()
    }
    if (wantsJson(c.req.raw)) return c.json({ next: settings.guide.path }, kind === 'stored' ? 201 : 200)
    return c.redirect(settings.guide.path, 303)
  }
}

/** What stands against the sender before any answer is read; null when nothing does. */
async function troubleWith(
  context: DeskContext,
  form: PostedLead,
  address: string,
): Promise<LeadError | null> {
  const waitSeconds = await context.limit.take(address)
  if (waitSeconds > 0) return { kind: 'too-many', waitSeconds }
  const key = checkFormKey(context.store.secret, form.key ?? '', context.now())
  if (key.kind !== 'good') return { kind: key.kind }
  if (form.trap !== '') return { kind: 'automatic', waitSeconds: 2 }
  const early = context.minimumFillMs - key.ageMs
  return early > 0 ? { kind: 'automatic', waitSeconds: Math.ceil(early / 1000) } : null
}

/** The form again, as a page or as JSON, with the status and the headers of its trouble. */
function answer(context: DeskContext, request: Request, form: PostedLead, trouble: LeadError): Response {
  const headers = new Headers(trouble.kind === 'fields' ? {} : headersOf(trouble))
  const init = { status: statusOf(trouble), headers }
  if (!wantsJson(request)) {
    headers.set('Content-Type', 'text/html; charset=utf-8')
    const attribution = readAttribution(form.attribution)
    const page = leadPage(context, { embed: false, attribution, answers: leadAsTyped(form), error: trouble })
    return new Response(page, init)
  }
  headers.set('Content-Type', 'application/json')
  const { title, text } = formatLeadError(trouble, context.settings.agency.phone)
  const { kind, ...detail } = trouble
  const isFresh = kind === 'expired' || kind === 'forged'
  const formKey = isFresh ? { formKey: issueFormKey(context.store.secret, context.now()) } : {}
  return new Response(
    JSON.stringify({ error: kind, message: `${title}. ${text}`, ...detail, ...formKey }),
    init,
  )
}

/** Evidence of what was agreed to: the wording is kept only beside a ticked box. */
function consentsOf(ticked: Record<LeadConsentName, boolean>, agency: string): LeadConsents {
  const wording: LeadConsents['wording'] = {}
  for (const name of LEAD_CONSENTS) if (ticked[name]) wording[name] = leadConsentWording(name, agency)
  return { ...ticked, wording }
}
