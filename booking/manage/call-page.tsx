import type { ReactNode } from 'react'
import type { CallState } from '../core/booking.ts'
import type { Agency } from '../core/settings.ts'
import { DocumentFrame } from '../form/ui/document-frame.tsx'
import { noBreak } from '../form/ui/labels.ts'
import { PageHeading } from '../form/ui/page-heading.tsx'
import { CALL_WORDS } from './labels.ts'

/** What all pages of a call show besides the call. */
export interface CallPageProps {
  agency: Agency
  style: string
  callTitle: string
  /**
   * Whose call it is, when the page was opened from an e-mail of the agency; null for visitors. `phone` is as
   * typed, `dial` null when it is no number that can be dialed.
   */
  staff: { visitor: string; phone: string; dial: string | null } | null
}

/** A document about one call. Plain HTML: it needs no script. */
export function CallPage({
  page: { agency, style, callTitle, staff },
  title,
  children,
}: {
  page: CallPageProps
  title: string
  children: ReactNode
}) {
  return (
    <DocumentFrame title={`${title}: ${callTitle}`} style={style} agency={agency}>
      <main className="mx-auto max-w-[64rem] px-4 py-6 wide:px-6 wide:py-10">
        <PageHeading kicker={callTitle} title={title} />
        {staff && <Visitor {...staff} />}
        {children}
        {!staff && (
          <p className="mt-8 text-soft print:hidden">
            {CALL_WORDS.questions}{' '}
            <a className="link inline-flex min-h-11 items-center" href={`tel:${agency.dial}`}>
              {noBreak(agency.phone)}
            </a>
            .
          </p>
        )}
      </main>
    </DocumentFrame>
  )
}

function Visitor({ visitor, phone, dial }: NonNullable<CallPageProps['staff']>) {
  return (
    <p className="mb-5 flex max-w-[40rem] flex-wrap items-center gap-x-6">
      <b className="font-semibold break-words">{visitor}</b>
      {dial ? (
        <a className="link inline-flex min-h-11 items-center" href={`tel:${dial}`}>
          {noBreak(phone)}
        </a>
      ) : (
        phone
      )}
    </p>
  )
}

/** A form with one button, which acts; a link alone never does. */
export function ActionForm({
  action,
  text,
  main = false,
  fields = {},
}: {
  action: string
  text: string
  /** The page's call to action. */
  main?: boolean
  fields?: Record<string, string>
}) {
  const look = main
    ? 'cta min-h-13 w-full cursor-pointer px-6 py-3 font-semibold wide:w-auto wide:min-w-60'
    : 'outline-button'
  return (
    <form method="post" action={action} className="print:hidden">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className={look}>
        {text}
      </button>
    </form>
  )
}

/** A call as its page shows it. Times are in words, in the reader's zone. */
export interface CallView {
  /** Of the link that the page was opened with. */
  secret: string
  state: CallState
  /** Whether the reader can move or cancel it. */
  mayChange: boolean
  /** Whether the link is from the visitor's own e-mail: only then can it be confirmed here. */
  canConfirm: boolean
  isAttending: boolean
  isMoved: boolean
  when: string
  minutes: number
  /** Who takes the call; empty when nobody is named. */
  hosts: string
  joinHref: string
  googleHref: string
  outlookHref: string
  /** The site's page about the call, with how to prepare. */
  prepareHref: string
}

/** A call, the page it is on and the words for its reader. */
export interface ShownCall {
  page: CallPageProps
  call: CallView
  words: typeof CALL_WORDS
}
