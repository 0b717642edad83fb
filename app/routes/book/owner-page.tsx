import site from '../../../site.config.ts'
import FramedWidget from '../../components/framed-widget/framed-widget.island.tsx'
import { PeopleLines } from '../../components/people/people.tsx'
import { Headline } from '../../components/ui/heading.tsx'
import { ListItems } from '../../components/ui/texts.tsx'
import { peopleContent } from '../../content/site/people.ts'
import { Island } from '../../islands/island.tsx'
import { book, carriedWords } from './content.ts'

/** The people who take calls. */
const callers = site.people.filter(({ calls }) => calls.length > 0)

interface OwnerPageProps {
  /** Addresses of the booking widget, in the frame and in a tab of its own. */
  inFrame: string
  ownTab: string
  /** Origins whose messages are trusted; empty means this site's own. */
  origins: string[]
  /** The result of the calculator or the audit that the visitor brings; only the built-in widget's note can carry it. */
  carried: { brief: string; isInNote: boolean } | null
}

/** The page on which a practice's owner books a strategy call. */
export function OwnerPage({ inFrame, ownTab, origins, carried }: OwnerPageProps) {
  return (
    <div className="page-container pt-6 pb-16 md:pt-9 md:pb-24">
      <h1 className="text-major">{book.headline}</h1>
      <p className="mt-3 text-soft md:text-lead">{book.lead}</p>
      <div className="mt-5 grid gap-y-8 md:mt-6">
        <div>
          {carried ? (
            <p className="mb-6 border-l-4 border-evergreen bg-wash px-4 py-3">
              {carried.isInNote ? carriedWords.inNote : carriedWords.atHand} {carried.brief}.{' '}
              {carried.isInNote ? carriedWords.change : ''}
            </p>
          ) : null}
          <Island
            name="framed-widget"
            of={FramedWidget}
            wake="load"
            props={{
              content: book.frame,
              address: inFrame,
              ownTab,
              origins,
              shows: 'calendar',
              next: '/bookingconfirmation',
              facts: { phone: site.phone.display, dial: site.phone.dial, email: site.email },
            }}
          />
        </div>
        <div>
          <section aria-labelledby="on-the-call">
            <Headline id="on-the-call" className="text-minor" text={book.onTheCall.heading} />
            <ul className="mt-3">
              <ListItems
                texts={book.onTheCall.items}
                className="check border-t border-rule py-2.5 text-small"
              />
            </ul>
          </section>
          {callers.length > 0 && (
            <div className="mt-8">
              <PeopleLines
                people={callers}
                content={peopleContent}
                heading={peopleContent.onTheCall}
                hasCalls
              />
            </div>
          )}
        </div>
      </div>
    </div>
  )
}
