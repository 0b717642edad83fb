import { CostAndRevenue, RoiBreakdown } from '../../components/charts/roi-breakdown.tsx'
import { formatDollars } from '../../components/ui/format-currency.ts'
import { NoBreak } from '../../components/ui/no-break.tsx'
import { Paragraphs } from '../../components/ui/texts.tsx'
import { fillPlaceholders } from '../../content/checks/placeholders.ts'
import { promises } from '../../content/promises/promises.data.ts'
import {
  calculatorLink,
  computeMonth,
  type MonthAssumptions,
  membershipBalances,
} from '../../content/promises/worked-month.ts'
import { specialtyLabels as labels, type Specialty } from '../../content/specialties/specialties.data.ts'
import { SheetSection } from './claims.tsx'

const { monthsToExit } = promises.commitment

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
export function MonthOfNumbers({ content }: { content: Specialty['month'] }) {
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
        {balances.map((balance, index) => {
          const bar = `M${index} ${inHundred(most)}h.9v${inHundred(-balance)}h-.9z`
          return <path key={bar} d={bar} className={balance < 0 ? 'fill-rule' : 'fill-evergreen'} />
        })}
      </svg>
    </figure>
  )
}
