import site from '../../../site.config.ts'
import { PeopleLines } from '../../components/people.tsx'
import { Steps } from '../../components/steps.tsx'
import { peopleContent } from '../../content/people.ts'
import { fillPlaceholders } from '../../content/placeholders.ts'
import { requestContext } from '../../request-context.ts'
import { pageMeta } from '../../seo/page-meta.ts'
import type { Route } from './+types/route'
import { Checklist } from './checklist.tsx'
import { bookingConfirmation as content } from './content.ts'
import { VideoTile } from './video-tile.tsx'

export const meta = () => pageMeta({ path: '/bookingconfirmation', robots: 'noindex', ...content.meta })

/** Finds the booking by the secret reference in the URL; null without a valid one. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const reference = new URL(request.url).searchParams.get('booking')
  const visit = context.get(requestContext)
  return { call: reference && visit ? await visit.findBooking(reference) : null }
}

export default function BookingConfirmationScreen({ loaderData: { call } }: Route.ComponentProps) {
  const phone = site.phone.display.replaceAll(' ', '\u00a0')
  const hosts = site.people.filter(({ name }) => call?.hosts.includes(name))
  return (
    <div className="page-container pt-10 pb-20 md:pt-16 md:pb-28">
      <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-[7fr_5fr]">
        <div>
          <h1 className="text-major">{content.headline}</h1>
          {call ? (
            <p className="mt-6 border-l-4 border-evergreen bg-white px-5 py-4 text-lead">
              <time dateTime={call.startsAt}>
                {fillPlaceholders(content.knownTime.text, { when: call.when })}
              </time>
              <span className="mt-1 block text-small text-soft">
                {fillPlaceholders(content.knownTime.length, { minutes: String(call.minutes) })}{' '}
                {fillPlaceholders(content.knownTime.change, { phone })}
              </span>
            </p>
          ) : (
            <p className="mt-6 max-w-[36rem] text-lead text-soft">
              {content.bareVisit.text}{' '}
              <a className="link whitespace-nowrap" href={content.bareVisit.link.href}>
                {content.bareVisit.link.label}
              </a>
            </p>
          )}
          <PeopleLines
            people={hosts}
            content={peopleContent}
            heading={hosts.length > 1 ? peopleContent.callWithOneOf : peopleContent.callWith}
          />
          <Steps steps={content.steps} texts={site.textMessages} />
        </div>
        <div>
          <VideoTile content={content.video} />
          <Checklist content={content.checklist} />
        </div>
      </div>
      <p className="mt-12 flex flex-wrap gap-x-8 gap-y-2">
        <a className="link" href={`tel:${site.phone.dial}`}>
          {fillPlaceholders(content.contact, { phone })}
        </a>
        <a className="link" href={content.home.href}>
          {content.home.label}
        </a>
      </p>
    </div>
  )
}
