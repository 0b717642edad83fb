import { renderToString } from 'react-dom/server'
import { ROOT_IDS } from '../ui/addresses.ts'
import { LeadForm } from '../ui/lead-form.tsx'
import { LEAD_WORDS } from '../ui/lead-labels.ts'
import { type LeadAnswers, type LeadError, type LeadFormProps, NO_LEAD_ANSWERS } from '../ui/lead-props.ts'
import { type DocumentAssets, WidgetDocument } from '../ui/widget-document.tsx'
import type { BookingContext } from './context.ts'
import { issueFormKey } from './form-key.ts'

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
  const { agency, guide, specialties, frameOrigins } = context.settings
  return `<!doctype html>${renderToString(
    <LeadDocument
      form={{
        brand: agency.name,
        phone: agency.phone,
        guideTitle: guide.title,
        next: guide.path,
        specialties,
        texts: context.settings.texts !== undefined,
        frameOrigins,
        formKey:
          page.formKey ?? issueFormKey(context.store.secret, context.now(), 'lead', page.error !== undefined),
        embed: page.embed,
        attribution: page.attribution,
        answers: page.answers ?? NO_LEAD_ANSWERS,
        error: page.error ?? null,
      }}
      site={agency.origin || '/'}
      assets={context.assets}
    />,
  )}`
}

interface Props {
  form: LeadFormProps
  /** Address of the website's home page. */
  site: string
  assets: DocumentAssets
}

/** The lead form's document. */
export function LeadDocument({ form, site, assets }: Props) {
  return (
    <WidgetDocument
      title={`${LEAD_WORDS.send}: ${form.guideTitle}`}
      rootId={ROOT_IDS.lead}
      label={LEAD_WORDS.send}
      props={form}
      site={site}
      assets={assets}
    >
      <LeadForm {...form} />
    </WidgetDocument>
  )
}
