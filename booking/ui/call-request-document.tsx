import { CallRequestForm } from './call-request-form.tsx'
import { REQUEST_WORDS } from './call-request-labels.ts'
import type { RequestFormProps } from './call-request-props.ts'
import { ROOT_IDS } from './root-ids.ts'
import { type DocumentAssets, WidgetDocument } from './widget-document.tsx'

interface Props {
  form: RequestFormProps
  /** Address of the website's home page. */
  site: string
  assets: DocumentAssets
}

/** The document of the form for another time. */
export function CallRequestDocument({ form, site, assets }: Props) {
  return (
    <WidgetDocument
      title={`${form.isDone ? REQUEST_WORDS.doneTitle : REQUEST_WORDS.title}: ${form.callTitle}`}
      rootId={ROOT_IDS.request}
      label={REQUEST_WORDS.title}
      props={form}
      site={site}
      assets={assets}
    >
      <CallRequestForm {...form} />
    </WidgetDocument>
  )
}
