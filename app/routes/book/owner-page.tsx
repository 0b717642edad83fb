import { Agenda } from '../../components/agenda.tsx'
import CallNotes from '../../components/call-notes/call-notes.island.tsx'
import FramedWidget from '../../components/framed-widget/framed-widget.island.tsx'
import { FoundingOffer } from '../../components/letter.tsx'
import { PeopleLines } from '../../components/people/people.tsx'
import { ClientPractices } from '../../components/proof/client-practices.tsx'
import { OurRecord } from '../../components/proof/our-record.tsx'
import { Headline } from '../../components/ui/heading.tsx'
import { MoreLink } from '../../components/ui/text-link.tsx'
import { peopleContent } from '../../content/site/people.data.ts'
import { site } from '../../content/site/site.data.ts'
import { Island } from '../../islands/island.tsx'
import type { DeskRecord } from '../../site-values.ts'
import { CallPage } from './call-page.tsx'
import { book } from './content.data.ts'

/** The people who take calls. */
const callers = site.people.filter(({ calls }) => calls.length > 0)

interface OwnerPageProps {
  /** Addresses of the booking widget, in the frame and in a tab of its own. */
  inFrame: string
  ownTab: string
  /** Origins whose messages are trusted; empty means this site's own. */
  origins: string[]
  /** The widget is the built-in one, which has two steps. */
  isDesk: boolean
  deskRecord: DeskRecord | null
}

/**
 * The page on which a practice's owner books a strategy call. From 45rem the frame is wide enough for a week of columns,
 * and from 72rem with the list beside it.
 */
export function OwnerPage({ inFrame, ownTab, origins, isDesk, deskRecord }: OwnerPageProps) {
  return (
    <>
      <div className="on-dark bg-night text-paper">
        <div className="page-container pt-4 pb-4 md:pt-12 md:pb-8 min-[72rem]:pb-28">
          <h1 className="text-major max-sm:max-w-80 md:text-display">{book.headline}</h1>
          <p className="mt-2 opacity-90 md:mt-5 md:text-lead">{book.lead}</p>
        </div>
      </div>
      <div className="page-container grid gap-x-10 gap-y-6 pt-4 pb-16 md:pt-5 md:pb-24 min-[72rem]:grid-cols-[1fr_19rem]">
        <div className="min-w-0 min-[72rem]:-mt-20">
          {/* The built-in widget lists them above its button. */}
          {isDesk ? null : <Island of={CallNotes} client="load" props={{ isBooking: true }} />}
          <Island
            of={FramedWidget}
            client="load"
            props={{
              content: book.frame,
              address: inFrame,
              ownTab,
              origins,
              shows: 'calendar',
              steps: isDesk ? book.steps : undefined,
              next: '/bookingconfirmation',
              facts: { phone: site.phone.display, dial: site.phone.dial, email: site.email },
            }}
          />
          <noscript>
            <MoreLink
              link={{ label: book.callBack, href: '/desk/lead?callback=1' }}
              className="mt-3 text-small"
            />
          </noscript>
        </div>
        <div className="grid content-start items-start gap-8 min-[45rem]:grid-cols-2 min-[72rem]:grid-cols-1">
          <div>
            <PeopleLines people={callers} heading={peopleContent.onTheCall} />
            <p className="border-t border-rule pt-3 text-small">{book.promise}</p>
            <p className="text-small">
              <ClientPractices />
            </p>
          </div>
          <section aria-labelledby="on-the-call">
            <Headline id="on-the-call" className="text-minor" text={book.onTheCall.heading} />
            <div className="mt-3 text-small">
              <Agenda parts={book.onTheCall.agenda} />
            </div>
            {site.clientPractices + (deskRecord?.held ?? 0) > 0 && (
              <OurRecord desk={deskRecord} className="mt-5" />
            )}
            <FoundingOffer />
          </section>
          <CallPage />
        </div>
      </div>
    </>
  )
}
