import { fillPlaceholders } from '../../content/placeholders.ts'
import { adContent as labels } from '../../content/specialties/ads.data.ts'
import type { AdProps } from './feed.tsx'

/** The first lines of a landing page, as a phone shows them. */
export function LandingTop({ ad: { page }, names }: AdProps) {
  return (
    <>
      <p className="sample-bar bg-leaf text-label">{fillPlaceholders(labels.page.disclosure, names)}</p>
      {page.crisis ? <p className="sample-bar text-label font-semibold">{page.crisis}</p> : null}
      <p className="text-label font-semibold text-evergreen">{names.practice}</p>
      <p className="font-serif text-minor">{page.headline}</p>
      <p>{page.status}</p>
      <p>
        <b className="font-semibold">{labels.page.titles.cost}</b>
        <br />
        <span>{page.cost}</span>
      </p>
    </>
  )
}
