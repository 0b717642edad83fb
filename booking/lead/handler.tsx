import { LEAD_FORM, type Typed } from '../core/fields.ts'
import { networkHash } from '../core/hashing.ts'
import type { BookingContext } from '../form/context.ts'
import { issueFormKey } from '../form/form-key.ts'
import type { Done, FormDefinition, Submission } from '../form/handler.ts'
import { readArea, singleValue } from '../form/posted-form.ts'
import { HttpError } from '../form/reasons.ts'
import { renderDocument } from '../form/responses.tsx'
import type { FormError } from '../form/ui/form-errors.ts'
import { ROOT_IDS, WidgetDocument } from '../form/ui/widget-document.tsx'
import { LEAD_ERROR_LABELS, LEAD_LABELS } from './labels.ts'
import { LeadForm, type LeadFormProps } from './lead-form.tsx'
import { storeLead } from './mutations.ts'

interface LeadPage {
  embed: boolean
  /** The area that the visitor waits for, like `Ketamine, 75024`; without it they ask for the guide. */
  area?: string | undefined
  attribution: Record<string, string>
  typed?: Typed<typeof LEAD_FORM>
  error?: FormError
  /** Default: a new one. */
  formKey?: string
}

/** The document of the lead form: empty, or with what was typed and the error. */
export function leadPage(context: BookingContext, page: LeadPage): string {
  const { agency, guide, specialties, frameOrigins, texts } = context.settings
  const { embed, area, attribution, error = null, formKey } = page
  const [specialty = ''] = area?.split(', ') ?? []
  const typed = page.typed ?? { specialty }
  const form: LeadFormProps = {
    brand: agency.name,
    phone: agency.phone,
    guideTitle: guide.title,
    next: area ? '/' : guide.path,
    area,
    specialties,
    texts: texts !== undefined,
    frameOrigins,
    embed,
    attribution,
    answers: typed,
    error,
    formKey: formKey ?? issueFormKey(context.store.secret, context.now(), 'lead'),
  }
  return renderDocument(
    <WidgetDocument
      title={area ? LEAD_LABELS.waitTitle(area) : `${LEAD_LABELS.send}: ${guide.title}`}
      rootId={ROOT_IDS.lead}
      label={LEAD_LABELS.send}
      props={form}
      agency={agency}
      assets={context.assets}
    >
      <LeadForm {...form} />
    </WidgetDocument>,
  )
}

const areaIn = (form: URLSearchParams) => readArea(singleValue(form, 'area') ?? '') ?? undefined

/** The form that asks for the guide, or to hear when an area opens. */
export const leadForm: FormDefinition<typeof LEAD_FORM> = {
  name: 'lead',
  questions: LEAD_FORM,
  labels: LEAD_ERROR_LABELS,
  store: storeRequest,
  page: async (context, refused) =>
    leadPage(context, { ...refused, area: areaIn(refused.form), embed: false }),
}

/** @throws HttpError `used` for another person at the same form */
async function storeRequest(
  context: BookingContext,
  { form, answers, consents, attribution, key, client }: Submission<typeof LEAD_FORM>,
): Promise<Done> {
  const { settings, store, now, log } = context
  const area = areaIn(form)
  const formName = area ? 'Area' : settings.guide.formName
  const path = area ? '/' : settings.guide.path
  const network = networkHash(store.secret, client.address)
  const request = {
    ...answers,
    consents,
    attribution,
    formKey: key,
    network,
    formName,
    area: area ?? '',
    wanted: null,
  }
  const outcome = await storeLead(store, request, now(), settings)
  if (outcome.kind === 'reused') throw new HttpError({ kind: 'used' })
  const isNew = outcome.kind === 'stored'
  if (isNew) {
    log.info({ lead: outcome.lead.id }, area ? 'An area is waited for.' : 'Guide requested.')
    context.wake()
  }
  return { status: isNew ? 201 : 200, json: { next: path }, location: path }
}
