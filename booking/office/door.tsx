import { dayHref, OFFICE_PATH } from '../core/addresses.ts'
import type { BookingContext } from '../form/context.ts'
import { documentResponse, NoticeDocument } from '../form/responses.tsx'
import { ActionForm } from '../manage/call-page.tsx'

const TEXTS = {
  ask: {
    title: 'Your office',
    text: 'We’ll email a link to the office’s own address. It opens this page once.',
  },
  mailed: {
    title: 'Look at the office’s email',
    text: 'A link is on its way and works for 12 hours. If it isn’t there in 5 minutes, ask again. While three are there unopened, no further one is sent: use the newest.',
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
export function doorResponse(context: BookingContext, state: keyof typeof TEXTS, secret = ''): Response {
  const opens = state === 'open'
  const action = opens ? dayHref(`${OFFICE_PATH}/open`, secret) : `${OFFICE_PATH}/mail`
  return documentResponse(
    <NoticeDocument context={context} {...TEXTS[state]}>
      {state !== 'mailed' && (
        <ActionForm main action={action} text={opens ? 'Open the office' : 'Email me a link'} />
      )}
    </NoticeDocument>,
    state === 'wrong' ? 404 : 200,
  )
}
