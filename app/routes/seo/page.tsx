import { GrowthChart } from '../../components/charts/growth-chart.tsx'
import { MomentsSection } from '../../components/charts/moments.tsx'
import { ClosingCallToAction } from '../../components/closing-call-to-action.tsx'
import { DrawnHero } from '../../components/hero.tsx'
import { HeadedSection, SectionHead } from '../../components/section-head.tsx'
import { Section } from '../../components/ui/section.tsx'
import { MoreLink } from '../../components/ui/text-link.tsx'
import { formatDollars } from '../../content/dollars.ts'
import { compareChannels } from '../../content/promises/channel-costs.ts'
import { channels } from '../../content/promises/channels.data.ts'
import { BelowHero } from '../../layout/sticky-call-to-action.tsx'
import { service } from '../../seo/structured-data.ts'
import { seo } from './content.data.ts'
import style from './page.css?inline'

export const handle = { style }

export const meta = () => ({ ...seo.meta, structuredData: [service('/seo', seo.hero)] })

export function Page() {
  return (
    <>
      <DrawnHero content={seo.hero}>
        <div>
          <GrowthChart />
          <p className="text-label text-soft">{seo.hero.caption}</p>
        </div>
      </DrawnHero>
      <BelowHero
        content={seo}
        after="24rem"
        sections={{
          foundation: <Foundation />,
          timeline: <FirstYear />,
          costs: <CostComparison />,
          searches: <Searches />,
        }}
      />
      <ClosingCallToAction content={seo.closing} />
    </>
  )
}

/** Blocks in each layer of the foundation, from the bottom. */
const BLOCKS = [1, 5, 12]

/** Three layers of work, each lying on the one below. */
function Foundation() {
  const { caption, layers, ...head } = seo.foundation
  return (
    <HeadedSection name="foundation" head={head} tone="leaf" className="beside beside-wide items-center">
      <figure>
        <figcaption className="mb-4 text-soft">{caption}</figcaption>
        <ol className="layers">
          {layers.map(({ title, text }, index) => (
            <li key={title}>
              <div aria-hidden="true">
                {Array.from({ length: BLOCKS[index] ?? 1 }, (_, block) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a layer are alike.
                  <i key={block} />
                ))}
              </div>
              <h3 className="text-minor">{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </figure>
    </HeadedSection>
  )
}

/** The first year on one line that turns green. */
function FirstYear() {
  const { timeline } = seo
  return (
    <MomentsSection
      id="timeline"
      content={timeline}
      tone="grows"
      items={timeline.steps.map(({ title: name, ...step }) => ({ name, ...step }))}
    >
      <MoreLink link={timeline.sooner} className="mt-2 md:mt-4" />
    </MomentsSection>
  )
}

/** What a consultation costs from ads and from search: as bars where they fit the year's scale, before that as figures. */
function CostComparison() {
  const { spans: label, year, ads, search, caption, reading, disclaimer, ...head } = seo.costs
  const { spans, all } = compareChannels(channels)
  const most = Math.max(all.ads, all.search)
  const named = spans.map((span) => ({ ...span, name: `${label} ${span.fromMonth}–\u2060${span.toMonth}` }))
  const rows = [...named, { ...all, name: year }]
  return (
    <Section id="costs" tone="leaf" labelledBy="costs-headline" slim className="beside beside-wide">
      <div>
        <SectionHead id="costs-headline" content={head} />
        <p className="mt-3">{reading}</p>
        <p className="mt-2 text-label text-soft">{disclaimer}</p>
      </div>
      <table className="costs border border-rule bg-white">
        <caption>{caption}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{label}</th>
            <th scope="col">{ads}</th>
            <th scope="col">{search}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name} className={Math.max(row.ads, row.search) <= most ? 'costs-drawn' : undefined}>
              <th scope="row">{row.name}</th>
              {[
                { name: ads, dollars: row.ads },
                { name: search, dollars: row.search },
              ].map(({ name, dollars }) => (
                <td key={name}>
                  <span>{name}</span>
                  <b style={{ '--share': dollars / most } as React.CSSProperties}>{formatDollars(dollars)}</b>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}

/** One patient's searches, each with the page that answers it. */
function Searches() {
  const { pageLabel, items, ...head } = seo.searches
  return (
    <HeadedSection name="searches" head={head}>
      <ol className="mt-5 grid gap-x-6 gap-y-5 sm:grid-cols-2 lg:mt-8 lg:grid-cols-4">
        {items.map(({ when, query, page }) => (
          <li key={query}>
            <p className="text-label text-soft">{when}</p>
            <p className="search-field mt-1 lg:min-h-18">{query}</p>
            <p className="pencil-note mt-2">
              {pageLabel} {page}
            </p>
          </li>
        ))}
      </ol>
    </HeadedSection>
  )
}
