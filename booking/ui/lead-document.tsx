import { LeadForm } from './lead-form.tsx'
import { LEAD_WORDS } from './lead-labels.ts'
import type { LeadFormProps } from './lead-props.ts'
import { ROOT_IDS } from './root-ids.ts'
import { type DocumentAssets, WidgetDocument } from './widget-document.tsx'

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
