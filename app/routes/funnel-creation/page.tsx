import { MomentsSection } from '../../components/charts/moments.tsx'
import { ClosingCallToAction } from '../../components/closing-call-to-action.tsx'
import { HundredSquares } from '../../components/drawings/hundred-squares.tsx'
import { Guarantee } from '../../components/guarantee.tsx'
import { DrawnHero } from '../../components/hero.tsx'
import { HeadedSection, SectionHead } from '../../components/section-head.tsx'
import { Ring, Ringed } from '../../components/ui/ring.tsx'
import { Section } from '../../components/ui/section.tsx'
import { TextLink } from '../../components/ui/text-link.tsx'
import { ItemNumber, ListItems } from '../../components/ui/texts.tsx'
import { promises } from '../../content/promises/promises.data.ts'
import { BelowHero } from '../../layout/sticky-call-to-action.tsx'
import { service } from '../../seo/structured-data.ts'
import { funnelCreation } from './content.data.ts'
import style from './page.css?inline'

export const handle = { style }

export const meta = () => ({
  ...funnelCreation.meta,
  structuredData: [service('/funnel-creation', funnelCreation.hero)],
})

export function Page() {
  return (
    <>
      <DrawnHero content={funnelCreation.hero}>
        <TwoPages />
      </DrawnHero>
      <BelowHero
        content={funnelCreation}
        after="34rem"
        sections={{
          websites: <Websites />,
          funnel: <FunnelSpine />,
          integrations: <Integrations />,
          deliverables: <Deliverables />,
          guarantee: (
            <Guarantee content={funnelCreation.guarantee}>
              <Hundred />
            </Guarantee>
          ),
        }}
      />
      <ClosingCallToAction content={funnelCreation.closing} />
    </>
  )
}

/** Two pages on phones: one that loses a visitor, and one that books. */
function TwoPages() {
  const { loses, books } = funnelCreation.pages
  return (
    <div className="two-pages">
      <figure>
        <figcaption>{loses.title}</figcaption>
        <div className="small-phone">
          <ul>
            <ListItems texts={loses.menu} />
          </ul>
          <p className="small-headline">{loses.mission}</p>
        </div>
        <p className="pencil-note">{loses.note}</p>
      </figure>
      <figure>
        <figcaption>{books.title}</figcaption>
        <div className="small-phone">
          <p className="small-headline">{books.headline}</p>
          <p>{books.price}</p>
          {books.times.map((time) => (
            <p key={time} className="drawn-choice mt-2 py-2">
              {time === books.chosen ? <Ringed>{time}</Ringed> : time}
            </p>
          ))}
        </div>
        <p className="pencil-note text-evergreen">{books.note}</p>
      </figure>
    </div>
  )
}

/** What a visitor asks a website, on a line that turns red. */
function Websites() {
  const { websites } = funnelCreation
  return (
    <MomentsSection
      id="websites"
      content={websites}
      tone="lost"
      items={websites.moments.map((moment) => ({ when: websites.asks, ...moment }))}
      ground="leaf"
    >
      <p className="mt-4">{websites.keep}</p>
    </MomentsSection>
  )
}

/** The funnel down the middle of the page: a bar for the visitors at each step, what we build, and who leaves. */
function FunnelSpine() {
  const { visitors, visitorsLabel, steps, ...head } = funnelCreation.funnel
  return (
    <HeadedSection name="funnel" head={head}>
      <Visitors of={visitors} count={visitors} text={visitorsLabel} />
      <ol>
        {steps.map(({ name, text, leave, left, leftText }, index) => (
          <li key={name} className="mt-4">
            <div className="grid gap-x-16 gap-y-1 sm:grid-cols-[3fr_2fr]">
              <div>
                <h3 className="text-minor">
                  <ItemNumber className="mr-2.5 text-soft tabular" number={index + 1} />
                  {name}
                </h3>
                <p>{text}</p>
              </div>
              <p className="pencil-note self-end">{leave}</p>
            </div>
            <Visitors of={visitors} count={left} before={steps[index - 1]?.left} text={leftText} />
          </li>
        ))}
      </ol>
    </HeadedSection>
  )
}

interface VisitorsProps {
  of: number
  count: number
  before?: number | undefined
  text: string
}

/** How many visitors are left, as a bar and in words. Those who weren't left before, because the step won them back, are an outline. */
const Visitors = ({ of, count, before = of, text }: VisitorsProps) => (
  <div className="mt-4 sm:text-center">
    <div
      className="h-8 border-2 border-evergreen sm:mx-auto forced-color-adjust-none"
      style={{ width: `${(count / of) * 100}%` }}
    >
      <div className="h-full bg-evergreen" style={{ width: `${Math.min(1, before / count) * 100}%` }} />
    </div>
    <p className="mt-1 font-semibold text-evergreen">{text}</p>
  </div>
)

/** Where people come from, the funnel, and where they go from it, joined by lines. */
function Integrations() {
  const { sources, funnel, results, ...head } = funnelCreation.integrations
  const [calendar, followUps] = results
  return (
    <HeadedSection name="integrations" head={head} tone="leaf">
      <div className="flow">
        <ul>
          {sources.map(({ name, href, text }) => (
            <li key={href}>
              <TextLink link={{ label: name, href }} /> {text}
            </li>
          ))}
        </ul>
        <p className="flow-funnel">
          <b>{funnel.name}</b> {funnel.text}
        </p>
        <ul>
          <li>
            <b>{calendar.name}</b> {calendar.text}
          </li>
          <li>
            <TextLink link={{ label: followUps.name, href: followUps.href }} /> {followUps.text}
          </li>
        </ul>
      </div>
    </HeadedSection>
  )
}

/** What the practice gets and keeps, as a delivery note. */
function Deliverables() {
  const { title, items, note, ...head } = funnelCreation.deliverables
  return (
    <Section labelledBy="deliverables" slim className="beside items-center">
      <div>
        <SectionHead id="deliverables" content={head} />
        <p className="mt-3 max-w-lead">{note}</p>
      </div>
      <div className="book-page border border-rule bg-white px-5 py-4 lg:px-8 lg:py-6">
        <h3 className="border-b border-ink pb-2 text-minor">{title}</h3>
        <ul className="mt-2">
          <ListItems texts={items} className="check py-1.5 leading-snug" />
        </ul>
      </div>
    </Section>
  )
}

const leads = promises.funnel.percentOfTraffic

/** A hundred visitors as squares, with those ringed who become leads. */
const Hundred = () => (
  <figure>
    <div className="relative">
      <HundredSquares
        first={leads}
        firstClass="fill-current"
        restClass="fill-none stroke-current opacity-60"
      />
      <span className="absolute -inset-y-1.5 -left-1.5" style={{ width: `calc(${leads}% + 0.6rem)` }}>
        <Ring />
      </span>
    </div>
    <figcaption className="mt-3 font-serif text-minor italic">
      {funnelCreation.guarantee.drawn}
      <small className="mt-1 block font-sans text-label not-italic">
        {funnelCreation.guarantee.benchmark}
      </small>
    </figcaption>
  </figure>
)
