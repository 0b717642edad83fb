import { DocumentHead, PageHeader } from './document-head.tsx'
import { WORDS } from './labels.ts'
import { LeadForm } from './lead-form.tsx'
import { LeadFormError } from './lead-form-error.tsx'
import { LEAD_WORDS } from './lead-labels.ts'
import { LEAD_IDS, type LeadFormProps } from './lead-props.ts'

interface Props {
  form: LeadFormProps
  /** Address of the website's home page. */
  site: string
  assets: { script: string; style: string }
}

/**
 * The lead form's own document, which a frame shows or a browser opens by itself. The two templates hold what
 * the script shows when it needs no answer of the server's, or gets none.
 */
export function LeadDocument({ form, site, assets }: Props) {
  return (
    <html lang="en-US">
      <DocumentHead title={`${LEAD_WORDS.send}: ${form.guideTitle}`} style={assets.style} />
      <body>
        {!form.embed && <PageHeader brand={form.brand} site={site} back={WORDS.backToSite(form.brand)} />}
        <main
          id={LEAD_IDS.root}
          aria-label={LEAD_WORDS.send}
          data-frame-origins={form.frameOrigins.join(' ')}
          data-next={form.next}
        >
          <LeadForm {...form} />
        </main>
        <template id={LEAD_IDS.offline}>
          <LeadFormError id={LEAD_IDS.trouble} trouble={{ kind: 'offline' }} phone={form.phone} />
        </template>
        <template id={LEAD_IDS.done}>
          <header className="head">
            <h1 tabIndex={-1}>{LEAD_WORDS.doneTitle}</h1>
          </header>
          <p>{LEAD_WORDS.doneText}</p>
          <p>
            <a id={LEAD_IDS.doneLink} className="on" href={form.next} target="_top">
              {LEAD_WORDS.doneLink}
            </a>
          </p>
        </template>
        <script type="module" src={assets.script} />
      </body>
    </html>
  )
}
