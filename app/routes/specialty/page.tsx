import { BookCall } from '../../components/book-call.tsx'
import { CostAndRevenue, RoiBreakdown } from '../../components/charts/roi-breakdown.tsx'
import { MyAdSection } from '../../components/my-ad/my-ad-section.tsx'
import { adOf } from '../../components/my-ad/own-ad.ts'
import { CardTable } from '../../components/ui/card-table.tsx'
import { formatDollars } from '../../components/ui/format-currency.ts'
import { Headline } from '../../components/ui/heading.tsx'
import { NoBreak } from '../../components/ui/no-break.tsx'
import { Section } from '../../components/ui/section.tsx'
import { TextLink } from '../../components/ui/text-link.tsx'
import { ItemNumber, LinkItems, Paragraphs } from '../../components/ui/texts.tsx'
import { fillPlaceholders } from '../../content/checks/placeholders.ts'
import { promises } from '../../content/promises/promises.data.ts'
import {
  calculatorLink,
  computeMonth,
  type MonthAssumptions,
  membershipBalances,
} from '../../content/promises/worked-month.ts'
import { frame } from '../../content/site/navigation.data.ts'
import {
  specialtyLabels as labels,
  type Specialty,
  specialties,
  specialtyLinks,
} from '../../content/specialties/specialties.data.ts'
import { StickyCta } from '../../layout/sticky-cta.tsx'
import type { PageProps } from '../../page-module.ts'
import { specialtyService } from '../../seo/structured-data.ts'
import { Claims, SheetSection, SpecialtyHero } from './claims.tsx'
import style from './page.css?inline'
import { SamplePage } from './sample-page.tsx'

export const handle = { style }

const { monthsToExit } = promises.commitment

function pageAt(address: string): Specialty {
  const page = specialties.find(({ path }) => path === address)
  if (!page) throw new Error(`content/specialties has no page for ${address}`)
  return page
}

export function meta({ path }: PageProps) {
  const { meta, lead, practices } = pageAt(path)
  const name = fillPlaceholders(labels.kicker, { practices })
  return { ...meta, structuredData: [specialtyService(path, { name, lead, practices })] }
}

export function Page({ path }: PageProps) {
  const page = pageAt(path)
  const { bookCall } = frame.actions
  return (
    <>
      <SpecialtyHero page={page} callToAction={bookCall} />
      {adOf(page.slug).slug === page.slug ? <MyAdSection specialty={page.slug} /> : null}
      <StickyCta label={bookCall}>
        <SamplePage sample={page.sample} />
        <Questions content={page.questions} />
        <Claims content={page.claims} />
        <Platforms rows={page.platforms} />
        <MonthOfNumbers content={page.month} />
      </StickyCta>
      <SpecialtyClosing page={page} callToAction={bookCall} />
    </>
  )
}

/** What a membership that pays for itself after the minimum term says; null for another, and for a treatment paid once. */
function membershipOf({ assumptions, thenDollarsPerMonth: perMonth }: Specialty['month'], patients: number) {
  if (!perMonth) return null
  const balances = membershipBalances(assumptions, perMonth, monthsToExit)
  const atExit = balances[monthsToExit - 1] ?? 0
  if (atExit >= 0 || (balances.at(-1) ?? 0) < 0) return null
  const members = patients * monthsToExit
  const { headline, after } = labels.month.membership
  return {
    balances,
    headline: fillPlaceholders(headline, {
      amount: formatDollars(-atExit),
      months: String(monthsToExit),
      month: String(balances.length),
    }),
    after: fillPlaceholders(after, { members: String(members), amount: formatDollars(members * perMonth) }),
  }
}

/** What would turn a month that loses money: the rates that we plan with, and the fee for ads alone. */
function waysOut(assumed: MonthAssumptions): string[] {
  if (computeMonth(assumed).balance >= 0) return []
  const { showRate, acceptRate, fee } = promises
  const rates = { showRate: showRate.examplePercent / 100, acceptRate: acceptRate.examplePercent / 100 }
  const ways = [
    { says: labels.month.atOurRates, month: computeMonth({ ...assumed, ...rates }) },
    {
      says: labels.month.withOwnPage,
      month: computeMonth({ ...assumed, feePerMonthDollars: fee.packages.adsOnly }),
    },
  ]
  return ways
    .filter(({ month }) => month.balance > 0)
    .map(({ says, month: { patients, balance } }) =>
      fillPlaceholders(says, { patients: String(patients), amount: formatDollars(balance) }),
    )
}

/** A sample month computed by the calculator's model, and a link that opens the calculator with its figures. */
function MonthOfNumbers({ content }: { content: Specialty['month'] }) {
  const assumed = content.assumptions
  const month = computeMonth(assumed)
  const membership = membershipOf(content, month.patients)
  const amount = formatDollars(Math.abs(month.balance))
  const result = month.balance < 0 ? labels.month.loses : labels.month.leaves
  return (
    <SheetSection
      id="month"
      headline={membership?.headline ?? fillPlaceholders(result, { amount })}
      margin={
        <p>
          <NoBreak text={labels.month.note} />
        </p>
      }
    >
      <div className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
        <div className="card">
          <RoiBreakdown assumed={assumed} month={month} />
          <CostAndRevenue month={month} largest={Math.max(month.cost, month.revenue)} />
        </div>
        <div className="grid content-start gap-4">
          {membership ? (
            <Balances balances={membership.balances} />
          ) : (
            <p>
              {fillPlaceholders(labels.month.breakEven, {
                needed: String(month.breakEvenPatients),
                has: String(month.patients),
              })}
            </p>
          )}
          <p>{content.reading}</p>
          {membership ? <p>{membership.after}</p> : <Paragraphs texts={waysOut(assumed)} />}
          <p>
            <a className="link" href={calculatorLink(content.assumptions)}>
              {labels.month.link}
            </a>
          </p>
        </div>
      </div>
    </SheetSection>
  )
}

/** A bar for the balance of each month, down from the line while it is negative. */
function Balances({ balances }: { balances: number[] }) {
  const [most, least] = [Math.max(0, ...balances), Math.min(0, ...balances)]
  const inHundred = (dollars: number) => Math.round((dollars / (most - least)) * 100)
  const bars = (isShown: (balance: number) => boolean) =>
    balances
      .map((balance, index) =>
        isShown(balance) ? `M${index} ${inHundred(most)}h.9v${inHundred(-balance)}h-.9z` : '',
      )
      .join('')
  const month = String(balances.length)
  const label = fillPlaceholders(labels.month.membership.balances, { month })
  return (
    <figure>
      <figcaption className="text-label text-soft">{label}</figcaption>
      <svg
        role="img"
        aria-label={balances.map(formatDollars).join(', ')}
        viewBox={`0 0 ${balances.length} 100`}
        preserveAspectRatio="none"
        className="mt-3 h-44 w-full forced-color-adjust-none"
      >
        <path d={bars((balance) => balance < 0)} className="fill-rule" />
        <path d={bars((balance) => balance >= 0)} className="fill-evergreen" />
      </svg>
    </figure>
  )
}

/** What each platform refuses, and what runs in its place. */
function Platforms({ rows }: { rows: Specialty['platforms'] }) {
  const { headline, columns, note } = labels.platforms
  return (
    <SheetSection id="platforms" headline={headline} margin={<p className="max-sm:hidden">{note}</p>}>
      <CardTable
        className="mt-0 max-sm:leading-[1.4]"
        columns={columns}
        rows={rows.map(({ name, rule, alternative, source }) => [
          name,
          <>
            {rule}{' '}
            {source ? (
              <a className="link text-label" href={source.address} rel="noopener">
                {source.name}
              </a>
            ) : null}
          </>,
          alternative,
        ])}
      />
    </SheetSection>
  )
}

/** What patients ask, numbered, with who answers it and how. */
function Questions({ content }: { content: Specialty['questions'] }) {
  return (
    <SheetSection id="questions" headline={content.headline}>
      <ol className="questions">
        {content.items.map(({ question, where, answer }, index) => (
          <li key={question}>
            <ItemNumber className="ringed-number" number={index + 1} />
            <h3 className="text-minor">
              <NoBreak text={question} />
            </h3>
            <p className="question-where">{labels.where[where]}</p>
            <p className="text-soft">{answer}</p>
          </li>
        ))}
      </ol>
    </SheetSection>
  )
}

/** Closing CTA with the guarantee's terms, and the other specialties. */
function SpecialtyClosing({ page, callToAction }: { page: Specialty; callToAction: string }) {
  const { guarantee } = labels
  return (
    <Section tone="night" labelledBy="closing">
      <div className="grid items-start gap-x-16 gap-y-8 lg:grid-cols-2">
        <Headline id="closing" className="max-w-[11.8em] text-major" text={page.closing} />
        <div>
          <p className="opacity-90">
            {guarantee.text} <TextLink link={guarantee.link} />
          </p>
          <BookCall className="mt-7" label={callToAction} />
        </div>
      </div>
      <nav aria-label={labels.others} className="mt-14 border-t border-white/20 pt-6">
        <p className="text-label opacity-85">{labels.others}</p>
        <ul className="mt-2 flex flex-wrap gap-x-7 text-small">
          <LinkItems
            links={specialtyLinks.filter(({ href }) => href !== page.path)}
            className="link inline-flex min-h-9 items-center"
          />
        </ul>
      </nav>
    </Section>
  )
}
