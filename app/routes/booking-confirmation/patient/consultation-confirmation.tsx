import type { Clinic } from '../../../content/clinic.schema.ts'
import { fillPlaceholders } from '../../../content/placeholders.ts'
import type { ConfirmedCall } from '../../../request-context.ts'
import { HeldLinks, KnownLinks } from './consultation-links.tsx'
import { consultationConfirmation as content } from './content.ts'

interface Props {
  call: ConfirmedCall
  clinic: Clinic
}

/** A patient's consultation: its state and time, how it takes place, and what can be done with it. */
export function ConsultationConfirmation({ call, clinic }: Props) {
  const { state } = call
  const isComing = state === 'ahead' || state === 'moved' || state === 'begun'
  const isDue = isComing || state === 'held'
  const isAhead = state === 'ahead' || state === 'moved'
  const start = `/book?clinic=${clinic.slug}`
  return (
    <div className="page-container pt-8 pb-16 md:pt-14 md:pb-24">
      <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-[7fr_5fr]">
        <div>
          <h1 className="text-major">{content.states[state].headline}</h1>
          <Time call={call} isDue={isDue} />
          {isAhead && !call.hasPhone && (
            <p className="mt-5 border border-evergreen bg-wash px-5 py-4">
              <WithPhone text={content.withoutPhone} clinic={clinic} />
            </p>
          )}
          {isAhead && !call.hasEmail && (
            <div className="mt-5 border border-evergreen bg-wash px-5 py-4">
              <h2 className="text-minor">{content.withoutEmail.heading}</h2>
              <p className="mt-1 text-small">{content.withoutEmail.text}</p>
            </div>
          )}
          {isAhead && call.hasEmail && (
            <p className="mt-4 text-small text-soft">
              {state === 'moved' ? content.movedByEmail : content.byEmail}
            </p>
          )}
          {isAhead && <KnownLinks links={call.links} />}
          {state === 'held' && <HeldLinks links={call.links} />}
          {!isDue && (
            <p className="mt-6">
              <a className="solid-button" href={`${start}&step=consultation`}>
                {content.actions.again}
              </a>
            </p>
          )}
        </div>
        {isAhead && <Before />}
      </div>
      <p className="mt-10 flex flex-wrap items-center gap-x-8 gap-y-2">
        {isDue && (
          <span>
            <WithPhone text={content.contact} clinic={clinic} />
          </span>
        )}
        <a className="link" href={start}>
          {content.start}
        </a>
      </p>
    </div>
  )
}

/** A sentence with the clinic’s phone number as a link. */
function WithPhone({ text, clinic }: { text: string; clinic: Clinic }) {
  const [before, after] = text.split('{phone}')
  return (
    <>
      {before}
      <a className="link whitespace-nowrap" href={`tel:${clinic.phone.dial}`}>
        {clinic.phone.display.replaceAll(' ', '\u00a0')}
      </a>
      {after}
    </>
  )
}

function Time({ call, isDue }: { call: ConfirmedCall; isDue: boolean }) {
  const { time, note } = content.states[call.state]
  return (
    <>
      <p
        className={`mt-6 border-l-4 bg-white px-5 py-4 ${isDue ? 'border-evergreen text-lead' : 'border-rule'}`}
      >
        <time dateTime={call.startsAt}>{fillPlaceholders(time, { when: call.when })}</time>
        {isDue && (
          <span className="mt-1 block text-small text-soft">
            {fillPlaceholders(content.length, { minutes: String(call.minutes) })} {call.place}
          </span>
        )}
      </p>
      {(note || call.heldUntil) && (
        <p className="mt-4 max-w-[36rem]">
          {note}{' '}
          {call.state === 'held' && fillPlaceholders(content.heldUntil, { when: call.heldUntil ?? '' })}
        </p>
      )}
    </>
  )
}

function Before() {
  return (
    <section aria-labelledby="before">
      <h2 id="before" className="text-minor">
        {content.before.heading}
      </h2>
      <ul className="mt-3">
        {content.before.items.map((item) => (
          <li key={item} className="check border-t border-rule py-2.5 text-small last:border-b">
            {item}
          </li>
        ))}
      </ul>
    </section>
  )
}
