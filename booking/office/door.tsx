import { dayHref, OFFICE_PATH } from '../core/addresses.ts'
import type { BookingContext } from '../form/context.ts'
import { documentResponse } from '../form/responses.tsx'
import { DocumentFrame } from '../form/ui/document-frame.tsx'
import { PageHeading } from '../form/ui/page-heading.tsx'
import { ActionForm } from '../manage/call-page.tsx'

const TEXTS = {
  ask: {
    title: 'Your office',
    text: 'We’ll email a link to the office’s own address. It opens this page once.',
  },
  mailed: {
    title: 'Look at the office’s email',
    text: 'A link is on its way and works for 12 hours. If it isn’t there in 5 minutes, ask again.',
  },
  open: {
    title: 'Your office',
    text: 'The link works only once. The page that it opens works for 12 hours, for anyone who has its address.',
  },
  wrong: {
    title: 'This link doesn’t open the office',
    text: 'It has been used, is older than 12 hours, or isn’t complete. Ask for another one.',
  },
  closed: { title: 'The office is closed', text: 'Its address opens nothing anymore.' },
} as const

/** What is before the office: a link is asked for, opened, refused. */
export function doorResponse(
  { assets, settings }: BookingContext,
  state: keyof typeof TEXTS,
  secret = '',
): Response {
  const { title, text } = TEXTS[state]
  const opens = state === 'open'
  const action = opens ? dayHref(`${OFFICE_PATH}/open`, secret) : `${OFFICE_PATH}/mail`
  return documentResponse(
    <DocumentFrame title={title} style={assets.style} agency={settings.agency}>
      <main className="mx-auto max-w-[64rem] px-4 py-6 wide:px-6 wide:py-10">
        <PageHeading title={title} />
        <p className="mb-6 max-w-[40rem]">{text}</p>
        {state !== 'mailed' && (
          <ActionForm main action={action} text={opens ? 'Open the office' : 'Email me a link'} />
        )}
      </main>
    </DocumentFrame>,
    state === 'wrong' ? 404 : 200,
  )
}
