import { Headline } from '../../components/ui/heading.tsx'
import { TextLink } from '../../components/ui/text-link.tsx'
import { FeedAd, ProofNotes, SearchAd } from './ads.tsx'
import type { PaidTrafficContent } from './content.data.ts'

/** The sample ads as a marked-up proof; its two columns are as wide as their share of the ad budget. */
export function AdProof({ content }: { content: PaidTrafficContent['proof'] }) {
  const { social, search } = content
  const columns = { '--social': `${social.percent}fr`, '--search': `${search.percent}fr` }
  return (
    <section
      aria-labelledby="proof"
      className="bg-[linear-gradient(var(--color-leaf)_22rem,transparent_22rem)]"
    >
      <div className="page-container pb-8 md:pb-24">
        <div className="book-page border border-rule bg-white px-[1.1rem] py-6 max-sm:-mx-2 lg:px-9 lg:py-8">
          <div className="grid gap-x-12 gap-y-2 border-b border-ink pb-5 lg:grid-cols-[1fr_1fr]">
            <Headline id="proof" className="text-[1.75rem] leading-tight" text={content.headline} />
            <p className="text-soft">{content.lead}</p>
          </div>
          <div
            className="grid gap-8 pt-5 pb-1 lg:grid-cols-[minmax(0,var(--social))_minmax(0,var(--search))] lg:gap-2"
            style={columns as React.CSSProperties}
          >
            <div className="lg:pr-6">
              <BudgetShare share={social} />
              <div className="grid gap-5 sm:grid-cols-[21.5rem_1fr] sm:gap-7">
                <FeedAd />
                <div>
                  <ProofNotes notes={social.notes} />
                  <p className="border-t border-rule pt-4">
                    {content.approval} <TextLink link={content.more} />
                  </p>
                </div>
              </div>
            </div>
            <div>
              <BudgetShare share={search} light />
              <div className="max-sm:leading-[1.4] sm:max-lg:grid sm:max-lg:grid-cols-[21.5rem_minmax(0,1fr)] sm:max-lg:gap-7">
                <SearchAd />
                <ProofNotes notes={search.notes} className="mt-5 sm:max-lg:mt-0" />
              </div>
            </div>
          </div>
          <div className="mt-6 grid gap-x-12 gap-y-2 border-t-2 border-ink pt-4 lg:grid-cols-2">
            <p>{content.split}</p>
            <p className="text-label text-soft">{content.asOf}</p>
          </div>
        </div>
      </div>
    </section>
  )
}

interface BudgetShareProps {
  share: { percent: number; name: string; reach: string }
  light?: boolean
}

/**
 * A platform’s share of the budget: a bar, the figure and whom it reaches. On a wide page the bar is as wide as its column,
 * which is to scale.
 */
function BudgetShare({ share, light = false }: BudgetShareProps) {
  return (
    <div className="mb-4 sm:mb-6">
      <span
        aria-hidden="true"
        className={`block h-[0.9rem] w-(--share) lg:w-auto ${light ? 'budget-bar-light' : 'bg-evergreen lg:-mr-6'}`}
        style={{ '--share': `${share.percent}%` } as React.CSSProperties}
      />
      <h3 className="mt-3 text-[1.75rem] leading-tight tabular">
        {share.percent}% <span className="text-minor">{share.name}</span>
      </h3>
      <p className="text-soft max-sm:hidden">{share.reach}</p>
    </div>
  )
}
