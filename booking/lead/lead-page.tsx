import { ROOT_IDS } from '../book/addresses.ts'
import type { BookingContext } from '../form/context.ts'
import { issueFormKey } from '../form/form-key.ts'
import { renderDocument } from '../form/render-document.ts'
import { WidgetDocument } from '../form/ui/widget-document.tsx'
import { LeadForm } from './lead-form.tsx'
import { LEAD_WORDS } from './lead-labels.ts'
import { type LeadAnswers, type LeadError, type LeadFormProps, NO_LEAD_ANSWERS } from './lead-props.ts'

interface LeadPage {
  embed: boolean
  attribution: Record<string, string>
  answers?: LeadAnswers
  error?: LeadError
  /** The key to keep; a new one is issued without it. */
  formKey?: string | undefined
}

/** The lead form's page with a new key: empty, or with what was typed and the error. */
export function leadPage(context: BookingContext, page: LeadPage): string {
  const { agency, guide, specialties, frameOrigins, texts } = context.settings
  const { embed, attribution, answers = NO_LEAD_ANSWERS, error = null } = page
  const form: LeadFormProps = {
    ...{ brand: agency.name, phone: agency.phone, guideTitle: guide.title, next: guide.path },
    ...{ specialties, texts: texts !== undefined, frameOrigins, embed, attribution, answers, error },
    formKey: page.formKey ?? issueFormKey(context.store.secret, context.now(), 'lead', error !== null),
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
