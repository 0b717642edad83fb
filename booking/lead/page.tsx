import type { LEAD_FORM, Typed } from '../core/fields.ts'
import type { BookingContext } from '../form/context.ts'
import { issueFormKey } from '../form/form-key.ts'
import { renderDocument } from '../form/responses.tsx'
import type { FormError } from '../form/ui/form-errors.ts'
import { ROOT_IDS, WidgetDocument } from '../form/ui/widget-document.tsx'
import { LEAD_WORDS } from './labels.ts'
import { LeadForm } from './lead-form.tsx'
import type { LeadFormProps } from './props.ts'

interface LeadPage {
  embed: boolean
  attribution: Record<string, string>
  typed?: Typed<typeof LEAD_FORM>
  error?: FormError
  /** Default: a new one. */
  formKey?: string
}

/** The document of the lead form: empty, or with what was typed and the error. */
export function leadPage(context: BookingContext, page: LeadPage): string {
  const { agency, guide, specialties, frameOrigins, texts } = context.settings
  const { embed, attribution, typed = {}, error = null, formKey } = page
  const form: LeadFormProps = {
    ...{ brand: agency.name, phone: agency.phone, guideTitle: guide.title, next: guide.path },
    ...{ specialties, texts: texts !== undefined, frameOrigins, embed, attribution, answers: typed, error },
    formKey: formKey ?? issueFormKey(context.store.secret, context.now(), 'lead'),
  }
  return renderDocument(
    <WidgetDocument
      title={`${LEAD_WORDS.send}: ${guide.title}`}
      rootId={ROOT_IDS.lead}
      label={LEAD_WORDS.send}
      props={form}
      agency={agency}
      assets={context.assets}
    >
      <LeadForm {...form} />
    </WidgetDocument>,
  )
}
