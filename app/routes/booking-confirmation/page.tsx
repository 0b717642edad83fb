import { FilmPlayer } from '../../components/film-player.tsx'
import { PeopleLines } from '../../components/people/people.tsx'
import { TextLink } from '../../components/ui/text-link.tsx'
import { Steps } from '../../components/ui/texts.tsx'
import { fillPlaceholders } from '../../content/checks/placeholders.ts'
import { peopleContent } from '../../content/site/people.data.ts'
import { site } from '../../content/site/site.data.ts'
import type { PageProps, PageRequest } from '../../page-module.ts'
import type { ConfirmedCall } from '../../site-values.ts'
import { bookingConfirmation as content } from './content.data.ts'
import { keepReference } from './keep-reference.ts'
import { Agreement, CallAgenda, ChangeCall, Checklist, KnownCall, UnknownCall } from './known-call.tsx'
import { Prepare } from './prepare.tsx'

export const handle = { scripts: [keepReference], hasBookButton: false }

export const meta = ({ data }: PageProps<typeof load>) => {
  const robots = 'noindex'
  if (data.isUnknown) {
    const { headline, description } = content.unknown
    return { robots, title: headline.replace(/\.$/, ''), description }
  }
  const title = data.call ? content.states[data.call.state].headline.replace(/\.$/, '') : content.meta.title
  return { robots, ...content.meta, title }
}

/**
 * Finds the call by the secret in the URL; null without a valid one, and `isUnknown` where there is one that leads to no
 * call.
 */
export async function load({ query, site }: PageRequest) {
  const secret = query.get('booking')
  const call = secret ? await site.findBooking(secret) : null
  const isOutside = !site.bookingWidget.isDesk
  return {
    call,
    isOutside,
    /** Whether an outside widget has reported a booking. */
    isBooked: isOutside && query.has('booked'),
    // An empty secret comes from a link that was cut off.
    isUnknown: secret !== null && call === null,
  }
}

export function Page({ data }: PageProps<typeof load>) {
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: keepReference }} />
      {data.isUnknown ? <UnknownCall /> : <StrategyCallConfirmation {...data} />}
    </>
  )
}

function StrategyCallConfirmation({ call, isOutside, isBooked }: PageProps<typeof load>['data']) {
  const phone = site.phone.display.replaceAll(' ', '\u00a0')
  const hosts = site.people.filter(({ name }) => name === call?.host)
  const state = call?.state ?? 'ahead'
  const isAhead = state === 'ahead' || state === 'moved'
  const isDue = isAhead || state === 'begun'
  return (
    <div className="page-container pt-10 pb-20 md:pt-16 md:pb-28">
      <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-[7fr_5fr]">
        <div>
          <h1 className="text-major">
            {(call || isBooked ? content.states[state] : content.bareVisit).headline}
          </h1>
          {call ? (
            <KnownCall call={call} />
          ) : (
            <p className="mt-6 max-w-[36rem] text-lead text-soft">
              {isOutside ? content.outside.text : content.bareVisit.text}{' '}
              {!isBooked && <TextLink link={content.bareVisit.link} />}
            </p>
          )}
          {isAhead && <Agreement />}
        </div>
        {isDue && (
          <div className="grid gap-6 *:mt-0">
            <PeopleLines people={hosts} heading={peopleContent.callWith} />
            {content.film ? <FilmPlayer film={content.film} download={content.filmDownload} /> : null}
            <CallAgenda minutes={call?.minutes ?? site.strategyCall.callMinutes} />
          </div>
        )}
      </div>
      {isAhead && (
        <Steps
          steps={isOutside && !call ? content.outside.steps : stepsOf(call)}
          as="h2"
          className="sm:grid-cols-3"
        />
      )}
      {isDue && (
        <div className="gap-x-16 lg:grid lg:auto-cols-fr lg:grid-flow-col">
          <Prepare preparation={call?.preparation} />
          <Checklist />
        </div>
      )}
      {isAhead && call && <ChangeCall links={call.links} />}
      <p className="mt-12 flex flex-wrap gap-x-8 gap-y-2">
        {isDue && (
          <a className="link" href={`tel:${site.phone.dial}`}>
            {fillPlaceholders(content.contact, { phone })}
          </a>
        )}
        <TextLink link={content.home} />
      </p>
    </div>
  )
}

/** What to do before the call. After a move the first email has a time that no longer holds. */
function stepsOf(call: ConfirmedCall | null) {
  return content.steps.map((step) => {
    if (step.number === 1 && call?.state === 'moved') return content.moved
    if (step.number === 2 && call?.textReminders) return content.textReminders
    return step
  })
}
