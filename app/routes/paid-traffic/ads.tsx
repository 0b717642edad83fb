import { CallToAction } from '../../components/ui/call-to-action.tsx'
import { Section } from '../../components/ui/section.tsx'
import { Redline } from './ad-proof.tsx'
import type { PaidTrafficContent } from './content.schema.ts'

/** Hero: the headline across the page, the offer and the button below it; the sample ad follows at once. */
export function AdHero({ content }: { content: PaidTrafficContent['hero'] }) {
  return (
    <section aria-labelledby="hero" className="bg-leaf">
      <div className="page-container pt-9 pb-10 md:pt-12">
        <p className="text-label text-soft">{content.kicker}</p>
        <h1 id="hero" className="mt-3 text-display">
          {content.headline.plain} <em className="text-evergreen">{content.headline.turn}</em>
        </h1>
        <div className="mt-6 grid gap-x-16 gap-y-7 lg:grid-cols-[7fr_5fr]">
          <p className="max-w-[40rem] text-lead text-soft">{content.lead}</p>
          <div className="lg:justify-self-end">
            <CallToAction href="/book">{content.callToAction}</CallToAction>
            <p className="mt-4 max-w-[24rem] text-small text-soft">
              {content.smallPrint}{' '}
              <a className="link inline-block" href={content.link.href}>
                {content.link.label}
              </a>
            </p>
          </div>
        </div>
      </div>
    </section>
  )
}

/** The sample ad in search results, with its edits. */
export function SearchAd({ content }: { content: PaidTrafficContent['proof'] }) {
  const { search, social } = content
  const labels = { cut: content.cutLabel, runs: content.runsLabel }
  const [title, ...lines] = search.passages
  return (
    <div>
      <p className="search-field">{search.query}</p>
      <p className="mt-4 text-label leading-tight text-soft">
        <span className="font-semibold text-ink">{social.sponsored}</span> {search.address}
      </p>
      {title ? (
        <p className="mt-2 font-serif text-minor">
          <Redline passage={title} labels={labels} />
        </p>
      ) : null}
      {lines.map((passage) => (
        <p key={passage.cut} className="mt-2">
          <Redline passage={passage} labels={labels} />
        </p>
      ))}
    </div>
  )
}

/** The sample post as it appears in a feed, with its edits. */
export function FeedAd({ content }: { content: PaidTrafficContent['proof'] }) {
  const { social } = content
  const labels = { cut: content.cutLabel, runs: content.runsLabel }
  return (
    <div className="feed-ad">
      <p className="flex items-center gap-3 p-4 pb-2">
        <span aria-hidden="true" className="feed-ad-portrait" />
        <span className="leading-tight">
          <span className="block font-semibold">{content.practice}</span>
          <span className="text-label text-soft">{social.sponsored}</span>
        </span>
      </p>
      {social.passages.map((passage) => (
        <p key={passage.cut} className="px-4 py-1.5">
          <Redline passage={passage} labels={labels} />
        </p>
      ))}
      <p className="feed-ad-picture mt-3">
        <span className="font-serif text-[2.75rem] leading-none tracking-[-0.018em]">{social.price}</span>
        <sup className="proof-number">{social.priceNote}</sup>
        <span className="mt-2 block">{social.priceText}</span>
      </p>
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 p-4">
        <span className="flex-1 basis-36 font-semibold">{social.linkTitle}</span>
        <span className="drawn-button">{social.button}</span>
      </p>
    </div>
  )
}

/** Four feature cards; each ends with where the owner sees it. */
export function FeatureGrid({ content }: { content: PaidTrafficContent['features'] }) {
  return (
    <Section tone="leaf" labelledBy="features">
      <h2 id="features" className="text-major">
        {content.headline}
      </h2>
      <div className="mt-9 grid border border-rule bg-white sm:grid-cols-2">
        {content.items.map((item) => (
          <article
            key={item.title}
            className="flex flex-col border-rule p-6 not-last:border-b sm:p-9 sm:odd:border-r sm:[&:nth-child(3)]:border-b-0"
          >
            <h3 className="max-w-[12em] text-[1.625rem] leading-[1.15]">{item.title}</h3>
            <p className="mt-3 mb-5 text-soft">{item.text}</p>
            <p className="mt-auto border-t border-rule pt-3">
              <span className="font-semibold">{content.seenLabel}</span> {item.seen}
            </p>
          </article>
        ))}
      </div>
    </Section>
  )
}

/** How a campaign loses one patient, as entries of an appointment book. */
export function CampaignFailures({ content }: { content: PaidTrafficContent['failures'] }) {
  return (
    <Section labelledBy="failures" className="!pt-0">
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[4fr_8fr]">
        <div>
          <h2 id="failures" className="max-w-[9em] text-major">
            {content.headline}
          </h2>
          <p className="mt-4 max-w-[24rem] text-lead text-soft">{content.lead}</p>
        </div>
        <ol className="lost-patient">
          {content.items.map((item) => (
            <li key={item.place}>
              <p className="lost-time tabular">{item.when}</p>
              <div>
                <h3 className="text-minor">{item.place}</h3>
                <p className="mt-1 text-soft">{item.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}
