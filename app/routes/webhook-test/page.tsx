import { PageHeading } from '../../components/page-heading.tsx'
import { Headline } from '../../components/ui/heading.tsx'
import { Paragraphs } from '../../components/ui/texts.tsx'
import { Island } from '../../islands/island.tsx'
import type { PageProps, PageRequest } from '../../page-module.ts'
import { webhookTest as content } from './content.data.ts'
import WebhookRequest from './webhook-request.island.tsx'

/** A plain form sends the time of the visit. */
export const handle = { isKept: () => false, hasBookButton: false }

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
          <p className="mt-5 max-w-lead text-lead text-soft">{content.lead}</p>
        </div>
        <Island
          of={WebhookRequest}
          props={{
            content: { slip, button, sent: content.sent, failed: content.failed },
            address,
            isDesk,
            now,
          }}
        />
        <WebhookHelp isDesk={isDesk} />
      </div>
    </div>
  )
}

/** Result of the previous request, at the top of the reloaded page. */
function FlashMessage({ title, text }: { title: string; text: string }) {
  return (
    <div role="status" className="mb-10 max-w-wide border-l-4 border-evergreen bg-white px-5 py-4">
      <p className="font-semibold">{title}</p>
      <p className="mt-1 text-small text-soft">{text}</p>
    </div>
  )
}

/** Where to find the history of calls, and how to call another receiver. */
function WebhookHelp({ isDesk }: { isDesk: boolean }) {
  const { heading, desk, outside, command } = content.afterwards
  const [first, ...rest] = isDesk ? desk : outside
  return (
    <section aria-labelledby="afterwards" className="max-w-lead lg:row-start-2">
      <Headline id="afterwards" className="text-minor" text={heading} />
      <p className="mt-3 text-small text-soft">{first}</p>
      {isDesk ? (
        <p className="mt-3 border-l-2 border-rule pl-4 text-small">
          <code className="font-mono">{command}</code>
        </p>
      ) : null}
      <Paragraphs texts={rest} className="mt-3 text-small text-soft" />
    </section>
  )
}
