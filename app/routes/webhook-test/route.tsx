import { PageHeading } from '../../components/page-heading.tsx'
import { Island } from '../../islands/island.tsx'
import { requestContext } from '../../request-context.ts'
import { pageMeta } from '../../seo/page-meta.ts'
import type { Route } from './+types/route'
import { webhookTest as content } from './content.ts'
import style from './page.css?inline'
import { WebhookHelp } from './webhook-help.tsx'
import WebhookRequest from './webhook-request.island.tsx'

export const handle = { style }

export const meta = () => pageMeta({ path: '/webhook-test', robots: 'noindex', ...content.meta })

/** Rendered on request: the receiver is a setting of the running site. */
export function loader({ context, request }: Route.LoaderArgs) {
  const { address, isDesk } = context.get(requestContext)?.webhook ?? {
    address: '/desk/webhook',
    isDesk: true,
  }
  const { searchParams } = new URL(request.url)
  // Without script the built-in receiver redirects back here with `sent=yes`.
  return { address, isDesk, sent: searchParams.get('sent') === 'yes', now: new Date().toISOString() }
}

export default function WebhookTestScreen({ loaderData }: Route.ComponentProps) {
  const { address, isDesk, sent, now } = loaderData
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
