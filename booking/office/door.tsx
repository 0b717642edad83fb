import { dayHref, OFFICE_PATH } from '../core/addresses.ts'
import type { BookingContext } from '../form/context.ts'
import { documentResponse, NoticeDocument } from '../form/responses.tsx'
import { StaffField } from '../form/ui/staff-field.tsx'
import { ActionForm } from '../manage/call-page.tsx'

const TEXTS = {
  ask: {
    title: 'Your office',
    text: 'We’ll email you a link of your own. It opens this page once.',
  },
  mailed: {
    title: 'Look at your email',
    text: 'If this address is one of the office’s, a link is on its way and works for 12 hours. If it isn’t there in 5 minutes, ask again. While three are there unopened, no further one is sent: use the newest.',
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
  return documentResponse(
    <NoticeDocument context={context} {...TEXTS[state]}>
      {state === 'open' && (
        <ActionForm main action={dayHref(`${OFFICE_PATH}/open`, secret)} text="Open the office" />
      )}
      {(state === 'ask' || state === 'wrong' || state === 'closed') && (
        <form method="post" action={`${OFFICE_PATH}/mail`} className="grid max-w-card gap-3">
          <StaffField
            form="door"
            name="email"
            label="Your email address"
            type="email"
            required
            autoComplete="email"
          />
          <button className="cta min-h-13 cursor-pointer px-6 py-3 font-semibold" type="submit">
            Email me a link
          </button>
        </form>
      )}
    </NoticeDocument>,
    state === 'wrong' ? 404 : 200,
  )
}
