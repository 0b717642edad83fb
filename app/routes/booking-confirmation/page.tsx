import { KeptPage } from '../../components/drawings/kept-page.tsx'
import { FilmPlayer } from '../../components/film-player.tsx'
import { PeopleLines } from '../../components/people/people.tsx'
import { PhoneLine } from '../../components/phone-line.tsx'
import { Headline } from '../../components/ui/heading.tsx'
import { NoBreak } from '../../components/ui/no-break.tsx'
import { Section } from '../../components/ui/section.tsx'
import { MoreLink, TextLink } from '../../components/ui/text-link.tsx'
import { Steps } from '../../components/ui/texts.tsx'
import { fillPlaceholders } from '../../content/placeholders.ts'
import { peopleContent } from '../../content/site/people.data.ts'
import { site } from '../../content/site/site.data.ts'
import type { PageProps, PageRequest } from '../../page-module.ts'
import type { ConfirmedCall } from '../../site-values.ts'
import { bookingConfirmation as content } from './content.data.ts'
import { CallDay, FilmTile } from './drawings.tsx'
import { keepReference } from './keep-reference.ts'
import { Agreement, CallAgenda, ChangeCall, Checklist, KnownCall, UnknownCall } from './known-call.tsx'
import style from './page.css?inline'
import { Prepare } from './prepare.tsx'

export const handle = { style, scripts: [keepReference], hasBookButton: false }

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
  const hosts = site.people.filter(({ name }) => name === call?.host)
  const state = call?.state ?? 'ahead'
  const isAhead = state === 'ahead' || state === 'moved'
  const isDue = isAhead || state === 'begun'
  const day =
    call && isAhead
      ? {
          day: Temporal.PlainDate.from(call.date).toLocaleString('en-US', { weekday: 'long' }),
          time: call.time,
        }
      : null
  return (
    <>
      <div className="page-container grid items-center gap-x-16 gap-y-6 pt-8 pb-10 md:pt-12 md:pb-14 lg:grid-cols-[7fr_5fr]">
        <h1 className="text-major">
          <NoBreak text={(call || isBooked ? content.states[state] : content.bareVisit).headline} />
          {day && (
            <>
              {' '}
              <em>{fillPlaceholders(content.seeYou, day)}</em>
            </>
          )}
        </h1>
        {call && isAhead ? (
          <div className="max-lg:order-last lg:row-span-2">
            <CallDay call={call} />
          </div>
        ) : null}
        <div>
          {call ? (
            <KnownCall call={call} />
          ) : (
            <p className="max-w-lead text-lead text-soft">
              {isOutside ? content.outside.text : content.bareVisit.text}{' '}
              {!isBooked && <TextLink link={content.bareVisit.link} />}
            </p>
          )}
        </div>
      </div>
      {isDue && (
        <Section tone="leaf" labelledBy="agenda" reveal={false} slim>
          <Headline id="agenda" text={content.agenda.title} />
          <div className="mt-5 grid gap-x-16 gap-y-10 md:mt-8 lg:grid-cols-[7fr_5fr]">
            <div>
              {content.film ? (
                <FilmPlayer film={content.film} download={content.filmDownload} />
              ) : (
                <>
                  <FilmTile />
                  <p className="mt-2 text-label text-soft">{content.filmTile.note}</p>
                </>
              )}
              <CallAgenda minutes={call?.minutes ?? site.strategyCall.callMinutes} />
            </div>
            <div className="grid content-between gap-y-8">
              <PeopleLines people={hosts} heading={peopleContent.callWith} />
              <KeptPage />
              <Agreement />
            </div>
          </div>
        </Section>
      )}
      <div className="page-container pb-16 md:pb-24">
        {isAhead && (
          <Steps
            steps={isOutside && !call ? content.outside.steps : stepsOf(call)}
            as="h2"
            className="sm:grid-cols-3"
          />
        )}
        {isDue && (
          <div className={call ? 'gap-x-16 lg:grid lg:grid-cols-2' : undefined}>
            <Checklist />
            <div>
              <Prepare preparation={call?.preparation} />
              <PhoneLine phone={site.phone} text={content.contact} className="mt-10 text-lead" />
              {isAhead && call && <ChangeCall links={call.links} />}
            </div>
          </div>
        )}
        <MoreLink link={content.home} className="mt-8" />
      </div>
    </>
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
