import { BookingWidget } from './booking-widget.tsx'
import { DocumentHead, PageHeader } from './document-head.tsx'
import { TITLES, WORDS } from './labels.ts'
import type { WidgetProps } from './props.ts'
import { PROPS_ID, ROOT_ID } from './root-ids.ts'

interface Props {
  widget: WidgetProps
  /** Address of the website's home page. */
  site: string
  assets: { script: string; style: string }
}

/** The widget's own document, which a frame shows or a browser opens by itself. */
export function BookingDocument({ widget, site, assets }: Props) {
  const title = widget.step === 'time' ? TITLES.time : TITLES.details
  return (
    <html lang="en-US">
      <DocumentHead title={`${title}: ${widget.callTitle}`} style={assets.style} />
      <body>
        {!widget.embed && (
          <PageHeader brand={widget.brand} site={site} back={WORDS.backToSite(widget.brand)} />
        )}
        {/* Named, because in a frame there is a second main around it. */}
        <main id={ROOT_ID} aria-label={widget.callTitle}>
          <BookingWidget {...widget} />
        </main>
        <script
          type="application/json"
          id={PROPS_ID}
          // `<` is escaped, so that nothing typed can end the element.
          dangerouslySetInnerHTML={{ __html: JSON.stringify(widget).replaceAll('<', '\\u003c') }}
        />
        <script type="module" src={assets.script} />
      </body>
    </html>
  )
}
