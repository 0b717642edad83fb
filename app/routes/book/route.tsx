import site from '../../../site.config.ts'
import FramedWidget from '../../components/framed-widget/framed-widget.island.tsx'
import { PeopleLines } from '../../components/people.tsx'
import { peopleContent } from '../../content/people.ts'
import { Island } from '../../islands/island.tsx'
import { requestContext } from '../../request-context.ts'
import { pageMeta } from '../../seo/page-meta.ts'
import { widgetAddress } from '../../widget-address.ts'
import type { Route } from './+types/route'
import { CarriedResult } from './carried-result.tsx'
import { book } from './content.ts'

export const meta = () => pageMeta({ path: '/book', ...book.meta })

/** Rendered on request: the widget's address is a setting of the running site. */
export function loader({ context, request }: Route.LoaderArgs) {
  const values = context.get(requestContext)
  const widget = values?.bookingWidget ?? { address: '/desk/booking?embed=1', origins: [], isDesk: true }
  const query = new URL(request.url).searchParams
  const result = values?.describeResult(query) ?? null
  const note = widget.isDesk ? result?.note : undefined
  return {
    origins: widget.origins,
    carried: result && { brief: result.brief, isInNote: note !== undefined },
    ...widgetAddress(widget.address, query, note),
  }
}

/** The people who take calls. */
const callers = site.people.filter(({ calls }) => calls.length > 0)

export default function BookScreen({ loaderData }: Route.ComponentProps) {
  return (
    <div className="page-container pt-6 pb-16 md:pt-9 md:pb-24">
      <h1 className="text-major">{book.headline}</h1>
      <p className="mt-3 text-soft md:text-lead">{book.lead}</p>
      <div className="mt-5 grid gap-x-10 gap-y-8 md:mt-6 xl:grid-cols-[17fr_7fr]">
        <div>
          {loaderData.carried ? <CarriedResult {...loaderData.carried} /> : null}
          <Island
            name="framed-widget"
            of={FramedWidget}
            wake="load"
            props={{
              content: book.frame,
              address: loaderData.inFrame,
              ownTab: loaderData.ownTab,
              origins: loaderData.origins,
              shows: 'calendar',
              next: '/bookingconfirmation',
              facts: { phone: site.phone.display, dial: site.phone.dial, email: site.email },
            }}
          />
        </div>
        <div>
          <section aria-labelledby="on-the-call">
            <h2 id="on-the-call" className="text-minor">
              {book.onTheCall.heading}
            </h2>
            <ul className="mt-3 gap-x-10 md:max-xl:grid md:max-xl:grid-cols-2">
              {book.onTheCall.items.map((item) => (
                <li key={item} className="check border-t border-rule py-2.5 text-small">
                  {item}
                </li>
              ))}
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
