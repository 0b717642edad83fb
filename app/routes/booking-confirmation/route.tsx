import { data } from 'react-router'
import site from '../../../site.config.ts'
import { FilmPlayer } from '../../components/film-player.tsx'
import { PeopleLines } from '../../components/people.tsx'
import { Steps } from '../../components/steps.tsx'
import { clinicBySlug } from '../../content/clinics.ts'
import { peopleContent } from '../../content/people.ts'
import { fillPlaceholders } from '../../content/placeholders.ts'
import { type ConfirmedCall, requestContext } from '../../request-context.ts'
import { pageMeta } from '../../seo/page-meta.ts'
import type { Route } from './+types/route'
import { Agenda } from './agenda.tsx'
import { Checklist } from './checklist.tsx'
import { bookingConfirmation as content } from './content.ts'
import { keepReference } from './keep-reference.ts'
import { KnownCall } from './known-call.tsx'
import { ConsultationConfirmation } from './patient/consultation-confirmation.tsx'
import { consultationConfirmation } from './patient/content.ts'
import { UnknownConsultation } from './patient/unknown-consultation.tsx'
import { UnknownCall } from './unknown-call.tsx'

type LoaderData = Route.ComponentProps['loaderData']

const clinicOfPage = (data: LoaderData | undefined) => clinicBySlug(data?.clinic)

/** A clinic's patient sees their consultation in the layout of their path. */
export const handle = {
  pageClinic: ({ loaderData }: { loaderData: unknown }) => clinicOfPage(loaderData as LoaderData | undefined),
  scripts: [keepReference],
  isDiscreet: true,
}

export const meta = ({ loaderData }: Route.MetaArgs) => {
  const page = { path: '/bookingconfirmation', robots: 'noindex' }
  const clinic = clinicOfPage(loaderData)
  if (clinic) {
    const { title, description } = consultationConfirmation
    return pageMeta({
      ...page,
      title: `${title} | ${clinic.shortName}`,
      description,
      clinic: clinic.shortName,
    })
  }
  if (loaderData?.isUnknown) {
    const { headline, description } = content.unknown
    return pageMeta({ ...page, title: headline.replace(/\.$/, ''), description })
  }
  const call = loaderData?.call
  const title = call ? content.states[call.state].headline.replace(/\.$/, '') : content.meta.title
  return pageMeta({ ...page, ...content.meta, title })
}

/**
 * Finds the call by the secret in the URL; null without a valid one, and `isUnknown` where there is one that leads to no
 * call. A call decides whose page it is. The address names the clinic too, for the page that knows no call: without its
 * secret, and while the database does not answer.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const secret = query.get('booking')
  const named = clinicBySlug(query.get('clinic'))?.slug ?? null
  const visit = context.get(requestContext)
  try {
    const call = secret && visit ? await visit.findBooking(secret) : null
    // An empty one is a link that was cut off.
    const isUnknown = secret !== null && call === null
    return { call, clinic: call ? call.clinic : named, isUnknown, isUnavailable: false }
  } catch (error) {
    // The page of the status is the agency's.
    if (!named || !(error instanceof Response)) throw error
    return data({ call: null, clinic: named, isUnknown: false, isUnavailable: true }, error.status)
  }
}

export default function BookingConfirmationScreen({ loaderData }: Route.ComponentProps) {
  const { call, isUnknown, isUnavailable } = loaderData
  const clinic = clinicOfPage(loaderData)
  // A reload of the page that could not be shown finds the address as it was. Without an e-mail the address is all
  // that a patient has.
  const leaves = !isUnavailable && !(call && clinic && !call.hasEmail)
  return (
    <>
      {leaves ? (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a script of our own, the same at every visit.
        <script data-clinic={clinic?.slug} dangerouslySetInnerHTML={{ __html: keepReference }} />
      ) : null}
      {call && clinic ? <ConsultationConfirmation call={call} clinic={clinic} /> : null}
      {!call && clinic ? <UnknownConsultation clinic={clinic} isUnavailable={isUnavailable} /> : null}
      {!clinic && isUnknown ? <UnknownCall /> : null}
      {clinic || isUnknown ? null : <StrategyCallConfirmation call={call} />}
    </>
  )
}

function StrategyCallConfirmation({ call }: { call: ConfirmedCall | null }) {
  const phone = site.phone.display.replaceAll(' ', '\u00a0')
  const hosts = site.people.filter(({ name }) => call?.hosts.includes(name))
  const state = call?.state ?? 'ahead'
  const isAhead = state === 'ahead' || state === 'moved'
  const isDue = isAhead || state === 'begun' || state === 'held'
  return (
    <div className="page-container pt-10 pb-20 md:pt-16 md:pb-28">
      <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-[7fr_5fr]">
        <div>
          <h1 className="text-major">{content.states[state].headline}</h1>
          {call ? (
            <KnownCall call={call} content={content} />
          ) : (
            <p className="mt-6 max-w-[36rem] text-lead text-soft">
              {content.bareVisit.text}{' '}
              <a className="link whitespace-nowrap" href={content.bareVisit.link.href}>
                {content.bareVisit.link.label}
              </a>
            </p>
          )}
          {isDue && (
            <PeopleLines
              people={hosts}
              content={peopleContent}
              heading={hosts.length > 1 ? peopleContent.callWithOneOf : peopleContent.callWith}
            />
          )}
          {isAhead && <Steps steps={stepsOf(call)} />}
        </div>
        {isDue && (
          <div>
            {content.film ? (
              <div className="mb-6">
                <FilmPlayer film={content.film} download={content.filmDownload} />
              </div>
            ) : null}
            <Agenda content={content.agenda} minutes={call?.minutes ?? site.strategyCall.callMinutes} />
            <Checklist content={content.checklist} />
          </div>
        )}
      </div>
      <p className="mt-12 flex flex-wrap gap-x-8 gap-y-2">
        {isDue && (
          <a className="link" href={`tel:${site.phone.dial}`}>
            {fillPlaceholders(content.contact, { phone })}
          </a>
        )}
        <a className="link" href={content.home.href}>
          {content.home.label}
        </a>
      </p>
    </div>
  )
}

/** What to do before the call. After a move the first e-mail has a time that no longer holds. */
function stepsOf(call: ConfirmedCall | null) {
  return content.steps.map((step) => {
    if (step.number === 1 && call?.state === 'moved') return content.moved
    if (step.number === 2 && call?.textReminders) return content.textReminders
    return step
  })
}
