import type { ReactNode } from 'react'
import type { CallState } from '../core/booking.ts'
import type { Agency } from '../core/settings.ts'
import { DocumentFrame } from '../form/ui/document-frame.tsx'
import { HiddenFields } from '../form/ui/hidden-fields.tsx'
import { noBreak } from '../form/ui/labels.ts'
import { TallLink } from '../form/ui/links.tsx'
import { PageHeading } from '../form/ui/page-heading.tsx'
import { CALL_WORDS, STAFF_WORDS } from './labels.ts'

export interface CallPageProps {
  agency: Agency
  style: string
  callTitle: string
  /** For the agency's links. */
  staff: StaffFacts | null
}

interface StaffFacts {
  visitor: string
  phone: string
  /** Null for an unusable number. */
  dial: string | null
  /** Of the day's page, when the link is from there. */
  dayHref: string | null
  /** Whether somebody can say what became of the call. */
  hasOutcome: boolean
}

/** A document about one call, without scripts. */
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
        {staff?.dayHref && (
          <p className="mt-8">
            <TallLink href={staff.dayHref}>{STAFF_WORDS.day}</TallLink>
          </p>
        )}
        {!staff && (
          <p className="mt-8 text-soft print:hidden">
            {CALL_WORDS.questions} <TallLink href={`tel:${agency.dial}`}>{noBreak(agency.phone)}</TallLink>.
          </p>
        )}
      </main>
    </DocumentFrame>
  )
}

function Visitor({ visitor, phone, dial }: StaffFacts) {
  return (
    <p className="mb-5 flex max-w-[40rem] flex-wrap items-center gap-x-6">
      <b className="font-semibold break-words">{visitor}</b>
      {dial ? <TallLink href={`tel:${dial}`}>{noBreak(phone)}</TallLink> : phone}
    </p>
  )
}

/** A form with one button. Mail scanners follow links, so only forms act. */
export function ActionForm({
  action,
  text,
  main = false,
  fields = {},
}: {
  action: string
  text: string
  main?: boolean
  fields?: Record<string, string>
}) {
  const look = main
    ? 'cta min-h-13 w-full cursor-pointer px-6 py-3 font-semibold wide:w-auto wide:min-w-60'
    : 'outline-button'
  return (
    <form method="post" action={action} className="print:hidden">
      <HiddenFields values={fields} />
      <button type="submit" className={look}>
        {text}
      </button>
    </form>
  )
}

/** A call as its page shows it, in the reader's zone. */
export interface CallView {
  secret: string
  state: CallState
  mayChange: boolean
  /** The link is from an email to the visitor, so the email address is theirs. */
  canConfirm: boolean
  isAttending: boolean
  isMoved: boolean
  /** `Hi Robert,` */
  greeting: string
  when: string
  minutes: number
  /** Empty when nobody is named. */
  hosts: string
  joinHref: string
  googleHref: string
  outlookHref: string
  prepareHref: string
}

export interface ShownCall {
  page: CallPageProps
  call: CallView
  words: typeof CALL_WORDS
}
