import { lastBusinessMinute } from '../calendar/office-days.ts'
import { CALL_BACK_DONE_HREF } from '../core/addresses.ts'
import { LEAD_CONSENTS } from '../core/consents.ts'
import { networkHash } from '../core/hashing.ts'
import type { LeadRequest } from '../core/lead.ts'
import { CALL_BACK_QUESTIONS, questionsOf } from '../core/questions.ts'
import type { BookingContext } from '../form/context.ts'
import { issueFormKey } from '../form/form-key.ts'
import type { Done, FormDefinition, Submission } from '../form/handler.ts'
import { readArea, singleValue } from '../form/posted-form.ts'
import { MessageDocument, renderDocument } from '../form/responses.tsx'
import { ROOT_IDS, WidgetDocument } from '../form/ui/widget-document.tsx'
import { LEAD_ERROR_LABELS, leadLabels } from './labels.ts'
import { LeadForm, type LeadFormProps } from './lead-form.tsx'
import { keepLead } from './mutations.ts'

/** Without an `area` or a call back the form is for the guide. */
type LeadPage = Pick<LeadFormProps, 'embed' | 'attribution'> &
  Partial<Pick<LeadFormProps, 'area' | 'typed' | 'error' | 'formKey'>> & { callBack?: boolean }

/** The document of the lead form: empty, or with what was typed and the error. */
export function leadPage(context: BookingContext, page: LeadPage): string {
  const { agency, guide, texts, callBackBusinessDays } = context.settings
  const { embed, area, callBack, attribution, error = null, formKey } = page
  const [specialty = ''] = area?.split(', ') ?? []
  const form: LeadFormProps = {
    brand: agency.name,
    phone: agency.phone,
    guideTitle: guide.title,
    next: callBack ? CALL_BACK_DONE_HREF : area ? '/' : guide.path,
    area,
    callBackDays: callBack ? callBackBusinessDays : undefined,
    questions: callBack ? CALL_BACK_QUESTIONS : questionsOf(context.settings, 'guide'),
    texts: texts !== undefined,
    embed,
    attribution,
    typed: page.typed ?? { specialty: [specialty] },
    error,
    formKey: formKey ?? issueFormKey(context.store.secret, context.now(), 'lead'),
  }
  const { title, send, kicker } = leadLabels(form)
  return renderDocument(
    <WidgetDocument
      title={kicker ? `${send}: ${guide.title}` : title}
      rootId={ROOT_IDS.lead}
      label={send}
      props={form}
      context={context}
    >
      <LeadForm {...form} />
    </WidgetDocument>,
  )
}

/** The document that says when the visitor is called back. It has an address of its own, so a reload sends nothing. */
export function callBackDonePage(context: BookingContext): string {
  const { guide, callBackBusinessDays: callBackDays } = context.settings
  const { doneTitle, doneText, doneLink } = leadLabels({ guideTitle: guide.title, callBackDays })
  const page = { context, title: doneTitle, text: doneText, again: { href: '/', text: doneLink }, call: null }
  return renderDocument(<MessageDocument {...page} />)
}

const areaIn = (form: URLSearchParams) => readArea(singleValue(form, 'area') ?? '') ?? undefined

/** The form that asks for the guide, or to hear when an area opens. */
export const leadForm: FormDefinition = {
  name: 'lead',
  asks: (settings) => ({ questions: questionsOf(settings, 'guide'), consents: LEAD_CONSENTS }),
  labels: LEAD_ERROR_LABELS,
  store(context, { given, consents, ...submission }) {
    const area = areaIn(submission.form) ?? ''
    const formName = area ? 'Area' : context.settings.guide.formName
    return keep(context, submission, { ...given, consents, formName, area, callBy: null })
  },
  page: async (context, refused) =>
    leadPage(context, { ...refused, area: areaIn(refused.form), embed: false }),
}

/** The form that asks to be called back. */
export const callBackForm: FormDefinition = {
  name: 'lead',
  asks: () => ({ questions: CALL_BACK_QUESTIONS, consents: [] }),
  labels: LEAD_ERROR_LABELS,
  store(context, { given, ...submission }) {
    const { rules, callBackBusinessDays } = context.settings
    const callBy = lastBusinessMinute(rules, context.now(), callBackBusinessDays)
    const consents = { marketingEmail: false, marketingTexts: false, wording: {} }
    return keep(context, submission, { ...given, area: '', formName: 'Call back', consents, callBy })
  },
  page: async (context, refused) => leadPage(context, { ...refused, callBack: true, embed: false }),
}

/** Stores what was asked for, and leads on. @throws HttpError `used` for another person at the same form */
async function keep(
  context: BookingContext,
  { attribution, key, client }: Pick<Submission, 'attribution' | 'key' | 'client'>,
  asked: Omit<LeadRequest, 'attribution' | 'formKey' | 'network' | 'wanted'>,
): Promise<Done> {
  const network = networkHash(context.store.secret, client.address)
  const isNew = await keepLead(context, { ...asked, attribution, formKey: key, network, wanted: null })
  const path = asked.callBy ? CALL_BACK_DONE_HREF : asked.area ? '/' : context.settings.guide.path
  return { status: isNew ? 201 : 200, json: { next: path }, location: path }
}
