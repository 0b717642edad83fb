import type { CSSProperties } from 'react'
import { minutesOf } from '../../components/agenda.tsx'
import { MessagePage } from '../../components/message-page.tsx'
import { PhoneLine } from '../../components/phone-line.tsx'
import { CallToAction } from '../../components/ui/call-to-action.tsx'
import { Headline } from '../../components/ui/heading.tsx'
import { MoreLink, TextLink } from '../../components/ui/text-link.tsx'
import { fillPlaceholders } from '../../content/placeholders.ts'
import { site } from '../../content/site/site.data.ts'
import type { ConfirmedCall } from '../../site-values.ts'
import { bookingConfirmation as content } from './content.data.ts'

/** The visitor's call: its time, a note, and the actions that its state allows. */
export function KnownCall({ call }: { call: ConfirmedCall }) {
  const { state, links } = call
  const { time, note } = content.states[state]
  const isAhead = state === 'ahead' || state === 'moved'
  const isPast = state === 'over' || state === 'canceled'
  return (
    <>
      <p className={`border-l-4 bg-white px-5 py-4 ${isPast ? 'border-rule' : 'border-evergreen'}`}>
        <time dateTime={call.startsAt} className={isPast ? undefined : 'block font-serif text-middle'}>
          {fillPlaceholders(time, { when: call.when })}
        </time>
        {!isPast && (
          <span className="mt-1 block text-small text-soft">
            {fillPlaceholders(content.length, {
              minutes: call.minutes,
              count: minutesForAnswer(call.minutes),
            })}
          </span>
        )}
      </p>
      {note && <p className="mt-4 max-w-lead">{note}</p>}
      {isAhead && (
        <div className="mt-5 print:hidden">
          <ActionHeading>{content.actions.calendar}</ActionHeading>
          <ul className="mt-2 flex flex-wrap gap-2.5">
            {(['google', 'outlook', 'file'] as const).map((name) => (
              <li key={name}>
                <a className="secondary-button" href={links[name]}>
                  {content.actions[name]}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      {isAhead && <SentTo email={call.email} />}
      {state === 'begun' && (
        <CallToAction className="mt-6" href={links.join}>
          {content.actions.join}
        </CallToAction>
      )}
      {isPast && (
        <CallToAction className="mt-6" href={content.bareVisit.link.href}>
          {content.actions.again}
        </CallToAction>
      )}
    </>
  )
}

/** The address the confirmation went to. It can't be changed: a wrong one takes another booking. */
function SentTo({ email }: { email: string }) {
  const [before, after] = content.email.sent.split('{email}')
  const [mailbox, domain] = email.split('@')
  return (
    <div className="mt-5 max-w-lead">
      <p>
        {before}
        <strong className="font-semibold wrap-anywhere">
          {mailbox}
          <wbr />@{domain}
        </strong>
        {after}
      </p>
      <PhoneLine phone={site.phone} text={content.email.wrong} className="mt-1 text-small text-soft" />
    </div>
  )
}

const ActionHeading = ({ children }: { children: string }) => (
  <h2 className="font-sans text-small font-semibold tracking-normal">{children}</h2>
)

/** Moving and canceling: after the reasons to come. */
export function ChangeCall({ links: { move, cancel } }: Pick<ConfirmedCall, 'links'>) {
  const { actions } = content
  if (!move || !cancel) return null
  return (
    <div className="mt-8 print:hidden">
      <ActionHeading>{actions.change}</ActionHeading>
      <p className="flex flex-wrap gap-x-8">
        <TextLink link={{ label: actions.move, href: move }} className="inline-flex min-h-11 items-center" />
        <TextLink
          link={{ label: actions.cancel, href: cancel }}
          className="inline-flex min-h-11 items-center"
        />
      </p>
    </div>
  )
}

/** Divides a call by its agenda's shares, in whole minutes; what is left over goes to the first parts. */
function agendaMinutes(callMinutes: number): number[] {
  const shares = content.agenda.parts.map(({ share }) => share)
  const sum = shares.reduce((total, share) => total + share, 0)
  const minutes = shares.map((share) => Math.floor((share / sum) * callMinutes))
  const left = callMinutes - minutes.reduce((total, part) => total + part, 0)
  return minutes.map((part, index) => (index < left ? part + 1 : part))
}

/** The minutes before the last part, which is the visitor's own questions. */
const minutesForAnswer = (callMinutes: number) => callMinutes - (agendaMinutes(callMinutes).at(-1) ?? 0)

/** The parts of the call as rows of an appointment book, as high as they are long. */
export function CallAgenda({ minutes }: { minutes: number }) {
  const shares = agendaMinutes(minutes)
  const parts = content.agenda.parts.map(({ what }, index) => ({ what, minutes: shares[index] ?? 0 }))
  return (
    <ol className="call-agenda book-page">
      {parts.map(({ what, minutes: length }, index) => (
        <li key={what} style={{ '--minutes': length } as CSSProperties}>
          <span>{minutesOf(parts, index)}</span>
          {what}
        </li>
      ))}
    </ol>
  )
}

/** What to have ready for the call, in two columns where it has the width to itself. */
export function Checklist() {
  const { checklist } = content
  return (
    <section aria-labelledby="checklist" className="mt-12 md:mt-16">
      <Headline id="checklist" text={checklist.heading} />
      <ul className="mt-6 grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(20rem,40%)),1fr))] gap-x-10">
        {checklist.items.map((item) => (
          <li key={item.title} className="check border-t border-rule py-4">
            <h3 className="text-minor">{item.title}</h3>
            <p className="mt-1 text-small text-soft">{item.text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The agreement they would sign, to bring questions about. */
export function Agreement() {
  const { heading, text, link } = content.agreement
  return (
    <section aria-labelledby="agreement">
      <Headline id="agreement" className="text-minor" text={heading} />
      <p className="mt-1 text-soft">
        {text} <TextLink link={link} />
      </p>
    </section>
  )
}

/** Shown if the reference leads to no call: why, whom to ask, and where to choose a time. */
export function UnknownCall() {
  const { unknown, bareVisit, home } = content
  return (
    <MessagePage {...unknown} homeHref={home.href} homeLabel={home.label}>
      <PhoneLine phone={site.phone} text={unknown.call} className="mt-3 text-lead" />
      <MoreLink link={bareVisit.link} className="mt-8" />
    </MessagePage>
  )
}
