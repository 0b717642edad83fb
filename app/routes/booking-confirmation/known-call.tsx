import { BookCall } from '../../components/book-call.tsx'
import { PhoneLine } from '../../components/phone-line.tsx'
import { TextLink } from '../../components/ui/text-link.tsx'
import { fillPlaceholders } from '../../content/checks/placeholders.ts'
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
      <p
        className={`mt-6 border-l-4 bg-white px-5 py-4 ${isPast ? 'border-rule' : 'border-evergreen text-lead'}`}
      >
        <time dateTime={call.startsAt}>{fillPlaceholders(time, { when: call.when })}</time>
        {!isPast && (
          <span className="mt-1 block text-small text-soft">
            {fillPlaceholders(content.length, { minutes: String(call.minutes) })}
          </span>
        )}
      </p>
      {note && <p className="mt-4 max-w-[36rem]">{note}</p>}
      {isAhead && <SentTo email={call.email} />}
      {isAhead && (
        <div className="mt-5 print:hidden">
          <LinkList
            heading={content.actions.calendar}
            links={[
              [content.actions.google, links.google],
              [content.actions.outlook, links.outlook],
              [content.actions.file, links.file],
            ]}
          />
        </div>
      )}
      {state === 'begun' && <BookCall className="mt-6" href={links.join} label={content.actions.join} />}
      {isPast && (
        <BookCall className="mt-6" href={content.bareVisit.link.href} label={content.actions.again} />
      )}
    </>
  )
}

/** The address the confirmation went to. It can't be changed: a wrong one takes another booking. */
function SentTo({ email }: { email: string }) {
  const [before, after] = content.email.sent.split('{email}')
  const [mailbox, domain] = email.split('@')
  return (
    <div className="mt-5 max-w-[36rem]">
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

/** Moving and canceling: after the reasons to come. */
export function ChangeCall({ links: { move, cancel } }: Pick<ConfirmedCall, 'links'>) {
  const { actions } = content
  if (!move || !cancel) return null
  return (
    <div className="mt-12 print:hidden">
      <LinkList
        heading={actions.change}
        links={[
          [actions.move, move],
          [actions.cancel, cancel],
        ]}
      />
    </div>
  )
}

/** Links under a heading, each on a line of its own. */
function LinkList({ heading, links }: { heading: string; links: [label: string, href: string][] }) {
  return (
    <div>
      <h2 className="font-sans text-small font-semibold tracking-normal">{heading}</h2>
      <ul>
        {links.map(([label, href]) => (
          <li key={label}>
            <TextLink link={{ label, href }} className="inline-flex min-h-11 items-center" />
          </li>
        ))}
      </ul>
    </div>
  )
}
