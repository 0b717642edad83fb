import { PageHeading } from '../../components/page-heading.tsx'
import { Island } from '../../islands/island.tsx'
import type { PageProps, PageRequest } from '../../page-module.ts'
import { webhookTest as content } from './content.ts'
import style from './page.css?inline'
import { WebhookHelp } from './webhook-help.tsx'
import WebhookRequest from './webhook-request.island.tsx'

/** A plain form sends the time of the visit. */
export const handle = { style, isKept: false, hasBookButton: false }

export const meta = () => ({ robots: 'noindex', ...content.meta })

export function load({ query, site: { webhook } }: PageRequest) {
  // Without script the built-in receiver redirects back here with `sent=yes`.
  return { ...webhook, sent: query.get('sent') === 'yes', now: new Date().toISOString() }
}

export function Page({ data: { address, isDesk, sent, now } }: PageProps<typeof load>) {
  const { slip, button } = content
  return (
    <div className="page-container pt-10 pb-20 md:pt-16 md:pb-28">
      {sent ? <FlashMessage {...content.sent} /> : null}
      <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-[5fr_7fr]">
        <div>
          <PageHeading content={content} className="text-major" />
          <p className="mt-5 max-w-[36rem] text-lead text-soft">{content.lead}</p>
        </div>
        <Island
          name="webhook-request"
          of={WebhookRequest}
          props={{
            content: { slip, button, sent: content.sent, failed: content.failed },
            address,
            isDesk,
            now,
          }}
        />
        <WebhookHelp content={content.afterwards} isDesk={isDesk} />
      </div>
    </div>
  )
}

/** Result of the previous request, at the top of the reloaded page. */
function FlashMessage({ title, text }: { title: string; text: string }) {
  return (
    <div role="status" className="mb-10 max-w-[46rem] border-l-4 border-evergreen bg-white px-5 py-4">
      <p className="font-semibold">{title}</p>
      <p className="mt-1 text-small text-soft">{text}</p>
    </div>
  )
}
