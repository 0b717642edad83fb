import { CtaSection } from '../../components/cta-section.tsx'
import { PageHeading } from '../../components/page-heading.tsx'
import { CostAndRevenue, RoiBreakdown } from '../../components/roi-breakdown.tsx'
import { Heading } from '../../components/ui/heading.tsx'
import { Section } from '../../components/ui/section.tsx'
import { workedExampleLabels } from '../../content/diagrams.ts'
import { computeMonth, type MonthAssumptions } from '../../content/worked-month.ts'
import { pageMeta } from '../../seo/page-meta.ts'
import type { Route } from './+types/route'
import { roiCalculator as content } from './content.ts'
import { FormErrors } from './form-errors.tsx'
import { MonthForm } from './month-form.tsx'
import { type FigureName, figureKinds, figureNames, readMonth } from './read-figures.ts'

export const meta = () => pageMeta({ path: '/roi-calculator', ...content.meta })

/** Shown until values are given, with a heading that says it is an example. */
const example: Record<FigureName, string> = {
  adSpend: '6500',
  fee: '5500',
  costPerConsultation: '260',
  showRate: '70',
  acceptRate: '35',
  revenuePerPatient: '2900',
}

/** Rendered on request: the values are in the URL. */
export function loader({ request }: Route.LoaderArgs) {
  const asked = new URL(request.url).searchParams
  const given = figureNames.some((name) => asked.has(name))
  const typed = given
    ? (Object.fromEntries(
        figureNames.map((name) => [name, (asked.get(name) ?? '').slice(0, 12)]),
      ) as typeof example)
    : example
  return { given, typed, ...readMonth(typed) }
}

export default function RoiCalculatorScreen({ loaderData }: Route.ComponentProps) {
  const { given, typed, wrong, month } = loaderData
  const fields = figureNames.map((name) => ({
    name,
    kind: figureKinds[name],
    typed: typed[name],
    wrong: wrong.includes(name),
  }))
  return (
    <>
      <div className="page-container pt-10 pb-16 md:pt-16 md:pb-24">
        <PageHeading content={content} className="max-w-[11.8em] text-display" />
        <p className="mt-6 max-w-[40rem] text-lead text-soft">{content.lead}</p>
        <div className="mt-10 grid items-start gap-x-16 gap-y-12 lg:grid-cols-[6fr_6fr]">
          {/* Before the form in reading order, because it links into it; in the result's column on a wide page. */}
          {month ? null : (
            <div id="result" tabIndex={-1} className="lg:col-start-2 lg:row-start-1">
              <FormErrors content={content} wrong={fields.filter((field) => field.wrong)} />
            </div>
          )}
          <MonthForm content={content} fields={fields} />
          {month ? (
            <div id="result" tabIndex={-1}>
              <Months assumed={month} given={given} />
            </div>
          ) : null}
        </div>
        <p className="mt-8 text-small text-soft">{content.disclaimer}</p>
      </div>
      <Section tone="leaf" labelledBy="method">
        <Heading id="method" content={content.method} />
        <ol className="mt-10 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
          {content.method.steps.map(({ title, text }) => (
            <li key={title} className="border-t-2 border-evergreen pt-4">
              <h3 className="text-minor">{title}</h3>
              <p className="mt-2 text-small text-soft">{text}</p>
            </li>
          ))}
        </ol>
      </Section>
      <CtaSection {...content.next} href="/book" />
    </>
  )
}

/** The month as given, and with lower rates. */
function Months({ assumed, given }: { assumed: MonthAssumptions; given: boolean }) {
  const doubted = { ...assumed, showRate: (assumed.showRate * 2) / 3, acceptRate: assumed.acceptRate / 2 }
  const { result } = content
  const slips = [
    { title: given ? result.hopes : result.example, assumed, month: computeMonth(assumed) },
    { title: result.doubts, assumed: doubted, month: computeMonth(doubted), note: result.doubtsNote },
  ]
  const largest = Math.max(...slips.flatMap(({ month }) => [month.costCents, month.revenueCents]))
  return (
    <div className="grid gap-6">
      {slips.map((slip) => (
        <section key={slip.title} aria-label={slip.title} className="border border-rule bg-white p-5 sm:p-6">
          <h2 className="border-b border-ink pb-3 text-minor">{slip.title}</h2>
          <RoiBreakdown assumed={slip.assumed} month={slip.month} labels={workedExampleLabels} />
          <CostAndRevenue month={slip.month} largest={largest} labels={workedExampleLabels} />
          {slip.note ? <p className="mt-4 text-small text-soft">{slip.note}</p> : null}
        </section>
      ))}
    </div>
  )
}
