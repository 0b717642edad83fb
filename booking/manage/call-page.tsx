import type { ReactNode } from 'react'
import { callHrefs, DAY_PATH, dayHref, daySecretIn } from '../core/addresses.ts'
import { type Booking, OUTCOME_LABELS, OUTCOMES, type Outcome } from '../core/booking.ts'
import { toE164 } from '../core/contact/phone-number.ts'
import { oneLine } from '../core/sanitize.ts'
import { DocumentFrame } from '../form/ui/document-frame.tsx'
import { FocusedHeading } from '../form/ui/focused-heading.tsx'
import { HiddenFields } from '../form/ui/hidden-fields.tsx'
import { TallLink } from '../form/ui/links.tsx'
import { noBreakSpaces } from '../form/ui/no-break-spaces.ts'
import { ActionLines } from './action-lines.tsx'
import { CALL_LABELS, HOST_LABELS } from './labels.ts'
import type { RequestedCall } from './requested-call.ts'

interface Props {
  call: RequestedCall
  title: string
  children: ReactNode
}

/** A document about one call, without scripts. */
export function CallPage({ call, title, children }: Props) {
  const { booking, by, secret, settings, context, actions } = call
  const { agency, callTitle } = settings
  const daySecret = daySecretIn(secret)
  return (
    <DocumentFrame title={`${title}: ${callTitle}`} context={context}>
      <main className="mx-auto max-w-256 px-4 py-6 wide:px-6 wide:py-10">
        <FocusedHeading kicker={callTitle} title={title} />
        {by === 'agency' && <Visitor booking={booking} />}
        {children}
        <div className="mt-6 empty:hidden">
          <ActionLines settings={settings} actions={actions} />
        </div>
        {daySecret && (
          <p className="mt-8">
            <TallLink href={dayHref(DAY_PATH, daySecret)}>{HOST_LABELS.day}</TallLink>
          </p>
        )}
        {by === 'visitor' && (
          <p className="mt-8 text-soft print:hidden">
            {CALL_LABELS.questions}{' '}
            <TallLink href={`tel:${agency.dial}`}>{noBreakSpaces(agency.phone)}</TallLink>.
          </p>
        )}
      </main>
    </DocumentFrame>
  )
}

function Visitor({ booking: { name, practice, phone } }: { booking: Booking }) {
  return (
    <p className="mb-5 flex max-w-text flex-wrap items-center gap-x-6">
      <b className="font-semibold break-words">{[name, practice].filter(Boolean).map(oneLine).join(', ')}</b>
      <PhoneLink phone={phone} />
    </p>
  )
}

/** What was typed as a phone number, to be dialed if it is one. */
export function PhoneLink({ phone }: { phone: string }) {
  const dial = toE164(phone)
  const text = oneLine(phone)
  return dial ? <TallLink href={`tel:${dial}`}>{noBreakSpaces(text)}</TallLink> : text
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

interface OutcomeProps {
  /** The call's. */
  secret: string
  recorded: Outcome | null
  /** Comes first, as the main button. */
  asked?: Outcome | undefined
}

/** A button for each outcome besides the one that is recorded. */
export function OutcomeButtons({ secret, recorded, asked }: OutcomeProps) {
  const button = (outcome: Outcome) => (
    <ActionForm
      key={outcome}
      action={callHrefs(secret).outcome}
      text={OUTCOME_LABELS[outcome]}
      fields={{ is: outcome }}
      main={outcome === asked}
    />
  )
  return (
    <>
      {recorded && <p className="mb-3">{HOST_LABELS.change}</p>}
      {asked && asked !== recorded && <div className="mb-3">{button(asked)}</div>}
      <div className="flex flex-wrap gap-2">
        {OUTCOMES.filter((outcome) => outcome !== recorded && outcome !== asked).map(button)}
      </div>
    </>
  )
}
