import { BookCall } from '../../components/book-call.tsx'
import { PlainHero } from '../../components/hero.tsx'
import { CardTable } from '../../components/ui/card-table.tsx'
import { formatDollars } from '../../components/ui/format-currency.ts'
import { Headline } from '../../components/ui/heading.tsx'
import { NoBreak } from '../../components/ui/no-break.tsx'
import { Section } from '../../components/ui/section.tsx'
import { TextLink } from '../../components/ui/text-link.tsx'
import { ItemNumber, Paragraphs, Steps } from '../../components/ui/texts.tsx'
import { compareChannels } from '../../content/promises/channel-costs.ts'
import { channels } from '../../content/promises/channels.data.ts'
import { BelowHero } from '../../layout/sticky-cta.tsx'
import { service } from '../../seo/structured-data.ts'
import { seo } from './content.data.ts'

export const meta = () => ({ ...seo.meta, structuredData: [service('/seo', seo.hero)] })

export function Page() {
  return (
    <>
      <PlainHero tone="evergreen" content={seo.hero} />
      <BelowHero
        content={seo}
        after="24rem"
        sections={{
          foundation: <Foundation content={seo.foundation} />,
          timeline: <YearPlan content={seo.timeline} />,
          searches: <FourSearches searches={seo.searches} anatomy={seo.anatomy} />,
          costs: <CostComparison content={seo.costs} />,
          limits: <Limits content={seo.limits} />,
        }}
      />
      <ClosingChoices content={seo.closing} />
    </>
  )
}

/** Four searches along a line of weeks, each with the page that answers it; then what goes on such a page. */
function FourSearches({ searches: content, anatomy }: Pick<typeof seo, 'searches' | 'anatomy'>) {
  return (
    <Section tone="leaf" labelledBy="searches">
      <Headline id="searches" className="max-w-[14em] text-major" text={content.headline} />
      <p className="mt-4 max-w-[42rem] text-lead text-soft">{content.lead}</p>
      <ol className="mt-10 grid lg:grid-cols-4">
        {content.items.map((item) => (
          <li
            key={item.query}
            className="border-t border-evergreen py-5 lg:row-span-4 lg:grid lg:grid-rows-subgrid lg:pr-6 lg:pb-0"
          >
            <p className="text-label text-soft">{item.when}</p>
            <p className="search-field mt-2 lg:self-start lg:px-[0.8rem] lg:text-(length:--text-label)">
              {item.query}
            </p>
            <p className="mt-3">{item.wants}</p>
            <p className="mt-3 font-serif text-minor text-evergreen">
              {content.pageLabel} {item.page}
            </p>
          </li>
        ))}
      </ol>
      <h2 className="mt-14 border-t border-ink pt-9 text-[1.75rem] leading-tight">{anatomy.headline}</h2>
      <Steps steps={anatomy.parts} />
    </Section>
  )
}

/** Why SEO is a foundation, and the three kinds of work in it. */
function Foundation({ content }: { content: typeof seo.foundation }) {
  return (
    <Section labelledBy="foundation">
      <div className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:gap-x-16">
        <div>
          <h2 id="foundation" className="max-w-[9em] text-major">
            <NoBreak text={content.headline} />
          </h2>
          <div className="mt-5 max-w-[34rem] space-y-4 text-lead">
            <Paragraphs texts={content.paragraphs} />
          </div>
        </div>
        <ol className="self-end border-b-2 border-evergreen">
          {content.layers.map((layer, index) => (
            <li key={layer.title} className="grid grid-cols-[2.5rem_1fr] border-t border-rule py-5">
              <ItemNumber className="font-serif text-minor text-evergreen tabular" number={index + 1} />
              <div>
                <h3 className="text-minor">{layer.title}</h3>
                <p className="mt-1 text-soft">{layer.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}

/** Cost of a consultation from ads and from search over the year: a chart of what the same money brings, and a table. */
function CostComparison({ content }: { content: typeof seo.costs }) {
  const { spans, all } = compareChannels(channels)
  const rows = [
    ...spans.map((span) => ({ ...span, name: `${span.fromMonth}–\u2060${span.toMonth}` })),
    { ...all, name: content.yearLabel },
  ]
  return (
    <Section id="costs" labelledBy="costs-headline">
      <div className="grid items-end gap-x-16 gap-y-4 lg:grid-cols-[6fr_6fr]">
        <Headline id="costs-headline" className="max-w-[11em] text-major" text={content.headline} />
        <p className="text-lead text-soft">{content.lead}</p>
      </div>
      <MonthlyBars content={content} />
      <div className="mt-12 grid gap-x-16 gap-y-8 lg:grid-cols-[7fr_5fr]">
        <div>
          <p id="cost-table" className="mb-4 font-semibold">
            {content.caption}
          </p>
          <CardTable
            className="number-table tabular"
            labelledBy="cost-table"
            columns={[content.spanLabel, content.adsLabel, content.searchLabel, content.countLabel]}
            rows={rows.map((row) => [
              row.name,
              formatDollars(row.ads),
              formatDollars(row.search),
              row.searchConsultations,
            ])}
          />
        </div>
        <div className="space-y-4 self-center">
          <p className="text-lead">{content.reading}</p>
          <p className="text-soft">{content.disclaimer}</p>
        </div>
      </div>
    </Section>
  )
}

/** Consultations a month for the same money: a bar for each month of search, and ads as a level line. */
function MonthlyBars({ content }: { content: typeof seo.costs }) {
  const { spans, searchPerMonthDollars, adsPerConsultationDollars } = channels
  const most = Math.max(...spans.map(({ consultationsPerMonth }) => consultationsPerMonth))
  const ads = searchPerMonthDollars / adsPerConsultationDollars
  const bars = spans.flatMap(({ fromMonth, toMonth, consultationsPerMonth }) =>
    Array.from({ length: toMonth - fromMonth + 1 }, (_, nth) => ({
      month: fromMonth + nth,
      count: consultationsPerMonth,
    })),
  )
  return (
    <figure className="mt-8">
      <figcaption className="font-semibold">{content.chartTitle}</figcaption>
      <div
        role="img"
        aria-label={content.description}
        className="relative mt-10 grid h-[clamp(11rem,26vw,17rem)] grid-cols-[repeat(12,minmax(0,1fr))] items-end gap-[clamp(2px,1vw,1rem)] border-b-2 border-ink tabular"
      >
        {bars.map(({ month, count }) => (
          <span key={month} className="bg-evergreen" style={{ height: `${(count / most) * 100}%` }}>
            <span className="-mt-[1.6rem] block text-center font-semibold text-evergreen">{count}</span>
          </span>
        ))}
        <span
          className="absolute inset-x-0 border-t-[2.5px] border-dashed border-soft drop-shadow-[0_0_1.5px_white]"
          style={{ bottom: `${(ads / most) * 100}%` }}
        >
          <span className="absolute bottom-[0.2rem] left-0 font-semibold">{content.adsLine}</span>
        </span>
      </div>
      <div
        aria-hidden="true"
        className="grid grid-cols-[repeat(12,minmax(0,1fr))] gap-x-[clamp(2px,1vw,1rem)] pt-[0.35rem] text-center text-(length:--text-fine) text-soft tabular"
      >
        {bars.map(({ month }) => (
          // With text at twice its size a phone has room for every second one.
          <span
            key={month}
            className={month === 11 || (month % 2 === 0 && month < 12) ? 'max-[18rem]:invisible' : undefined}
          >
            {month}
          </span>
        ))}
      </div>
    </figure>
  )
}

const months = Array.from({ length: 12 }, (_, index) => index + 1)

/** The first year as rows, each with its months marked in a strip of twelve. */
function YearPlan({ content }: { content: typeof seo.timeline }) {
  return (
    <Section labelledBy="timeline" className="!pt-0">
      <div className="grid items-end gap-x-16 gap-y-3 border-t border-ink pt-8 lg:grid-cols-[7fr_5fr]">
        <Headline id="timeline" text={content.headline} />
        <p className="text-lead text-soft">{content.lead}</p>
      </div>
      <ol className="mt-8">
        {content.steps.map((step) => (
          <li
            key={step.when}
            className="grid gap-x-10 gap-y-3 border-t border-rule py-[1.4rem] sm:max-lg:grid-cols-[4fr_7fr] lg:grid-cols-[3.4fr_5fr_3.6fr] lg:items-start"
          >
            <div>
              <p className="text-label text-soft tabular">{step.when}</p>
              <h3 className="text-[1.625rem] leading-tight">{step.title}</h3>
            </div>
            <p className="text-soft sm:max-lg:[grid-area:1/2/3]">{step.text}</p>
            <p aria-hidden="true" className="grid h-[1.1rem] grid-cols-12 gap-[3px] lg:h-[2.2rem]">
              {months.map((month) => (
                <span
                  key={month}
                  className={month >= step.from && month <= step.to ? 'bg-evergreen' : 'border border-rule'}
                />
              ))}
            </p>
          </li>
        ))}
      </ol>
    </Section>
  )
}

/** What we do not promise or do. */
function Limits({ content }: { content: typeof seo.limits }) {
  return (
    <Section tone="leaf" labelledBy="limits">
      <Headline id="limits" text={content.headline} />
      <ul className="mt-8 grid gap-x-12 lg:grid-cols-3">
        {content.items.map((item) => (
          <li key={item.title} className="cross border-t border-rule py-5">
            <h3 className="text-minor">{item.title}</h3>
            <p className="mt-1.5 text-soft">{item.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Closing CTA: which service to start with in which situation, and the call. */
function ClosingChoices({ content }: { content: typeof seo.closing }) {
  return (
    <Section labelledBy="closing">
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[4fr_8fr]">
        <Headline id="closing" className="max-w-[9em] text-major" text={content.headline} />
        <div>
          <dl className="border-b border-ink">
            {content.choices.map((choice) => (
              <div
                key={choice.link.href}
                className="grid gap-x-8 gap-y-1 border-t border-rule py-4 sm:grid-cols-[5fr_7fr]"
              >
                <dt className="font-serif text-minor">{choice.situation}</dt>
                <dd>
                  {choice.advice} <TextLink link={choice.link} />
                </dd>
              </div>
            ))}
          </dl>
          <p className="mt-8 max-w-[36rem] text-lead">{content.text}</p>
          <BookCall className="mt-6" label={content.callToAction} />
        </div>
      </div>
    </Section>
  )
}
