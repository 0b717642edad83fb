import { GrowthChart } from '../../components/charts/growth-chart.tsx'
import { StruckTable } from '../../components/drawings/struck-table.tsx'
import { MyAdSection } from '../../components/my-ad/my-ad-section.tsx'
import { HeadedSection } from '../../components/section-head.tsx'
import { TextLink } from '../../components/ui/text-link.tsx'
import { formatDollars } from '../../content/dollars.ts'
import { fillPlaceholders } from '../../content/placeholders.ts'
import { computeMonth } from '../../content/promises/worked-month.ts'
import { workedExampleLabels as labels } from '../../content/site/diagrams.data.ts'
import { specialties } from '../../content/specialties/specialties.data.ts'
import { home } from './content.data.ts'

/** Ads and SEO for the same money, as two lines of a year. */
export function Growth() {
  const { growth } = home
  return (
    <HeadedSection name="growth" head={growth} className="beside beside-wide">
      <div>
        <GrowthChart />
        <p className="text-label text-soft">
          {`${growth.disclaimer} `}
          <TextLink link={growth.link} className="inline-block" />
        </p>
      </div>
    </HeadedSection>
  )
}

/** A front desk in two halves: what goes, struck, and what comes. */
export function BeforeAfter() {
  const { beforeAfter: content } = home
  return (
    <HeadedSection name="before-after" head={content} tone="leaf" className="beside beside-wide">
      <StruckTable
        heads={[content.before, content.after]}
        rows={content.pairs.map(({ before, after }) => ({ struck: before, instead: after }))}
      />
    </HeadedSection>
  )
}

/** Sample months computed from assumptions, labeled as such: what comes in against what goes out. */
export function CaseStudies({ children }: { children: React.ReactNode }) {
  const { caseStudies: content } = home
  const months = content.examples.map((example) => ({ ...example, ...computeMonth(example.assumptions) }))
  const most = Math.max(...months.flatMap(({ cost, revenue }) => [cost, revenue]))
  return (
    <HeadedSection name="case-studies-headline" head={content} id="case-studies">
      <ul className="case-studies">
        {months.map(({ specialty, balance, cost, revenue, consultations, kept, patients, ...month }) => (
          <li key={specialty} className={balance < 0 ? 'case-loss' : undefined}>
            <h3>
              {specialty} <small>{content.stamp}</small>
            </h3>
            <p className="case-balance">
              {fillPlaceholders(balance < 0 ? content.loses : content.leaves, {
                amount: formatDollars(Math.abs(balance)),
              })}
            </p>
            <dl>
              {[
                { name: labels.cost, dollars: cost },
                { name: labels.revenue, dollars: revenue },
              ].map(({ name, dollars }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd style={{ '--share': dollars / most } as React.CSSProperties}>
                    {formatDollars(dollars)}
                  </dd>
                </div>
              ))}
            </dl>
            <p className="text-label text-soft">
              {fillPlaceholders(content.reading, {
                booked: consultations,
                kept,
                patients,
                covering: month.breakEvenPatients,
              })}
            </p>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-label text-soft">
        {`${content.disclaimer} `}
        <TextLink link={labels.method} className="inline-block" />
      </p>
      {children}
    </HeadedSection>
  )
}

/** A tile for each specialty: the line we'd never run, and what we say. Then the visitor's own ad. */
export function Specialties({ specialty }: { specialty: string }) {
  const { never, instead, ...head } = home.specialties
  const tiles = specialties.map(({ tile, claims, sample, headline, ...one }) => ({
    ...one,
    struck: tile?.never ?? claims?.struck,
    plain: tile?.instead ?? sample?.headline ?? `${headline.plain} ${headline.turn}`,
  }))
  const headline = {
    plain: fillPlaceholders(head.headline.plain, { count: tiles.length }),
    turn: fillPlaceholders(head.headline.turn, { count: tiles.filter(({ struck }) => struck).length }),
  }
  return (
    <HeadedSection name="specialties" head={{ ...head, headline }} tone="leaf">
      <ul className="tiles">
        {tiles.map(({ slug, name, path, struck, plain }) => (
          <li key={slug}>
            <a href={path}>
              <h3>{name}</h3>
              {struck && (
                <p>
                  <span className="sr-only">{never}: </span>
                  <s className="struck-thin">{struck}</s>
                </p>
              )}
              <p className="text-evergreen">
                {struck && <span className="sr-only">{instead}: </span>}
                {plain}
              </p>
            </a>
          </li>
        ))}
      </ul>
      <MyAdSection specialty={specialty} className="home-sample" />
    </HeadedSection>
  )
}
