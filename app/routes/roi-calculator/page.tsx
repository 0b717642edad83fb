import { PageHeading } from '../../components/page-heading.tsx'
import { Headline } from '../../components/ui/heading.tsx'
import { Section } from '../../components/ui/section.tsx'
import { Steps } from '../../components/ui/texts.tsx'
import { promises } from '../../content/promises/promises.data.ts'
import { Island } from '../../islands/island.tsx'
import type { PageProps, PageRequest } from '../../page-module.ts'
import Calculator from './calculator.island.tsx'
import { roiCalculator as content } from './content.data.ts'
import { type FigureName, figureNames, typedFigures } from './read-figures.ts'

export const meta = () => content.meta

const { adBudget, fee, paidTraffic, showRate, acceptRate } = promises
const { to: adSpend } = adBudget.dollarsPerMonthForTheGuarantee

/**
 * Shown until values are given, with a heading that says it is an example: the machine at the price page's ad spend,
 * the rates of the sample report, and a plan of three injections.
 */
const example: Readonly<Record<FigureName, string>> = {
  adSpend: adSpend.toLocaleString('en-US'),
  fee: fee.packages.machine.toLocaleString('en-US'),
  costPerConsultation: String(adSpend / paidTraffic.consultations),
  showRate: String(showRate.examplePercent),
  acceptRate: String(acceptRate.examplePercent),
  revenuePerPatient: '4,800',
}

export function load({ query }: PageRequest) {
  const given = figureNames.some((name) => query.has(name))
  // A figure that the query doesn't have is the example's.
  const asked = Object.fromEntries(
    figureNames.filter((name) => query.has(name)).map((name) => [name, query.get(name)]),
  )
  return { given, typed: typedFigures(new Map<string, unknown>(Object.entries({ ...example, ...asked }))) }
}

export function Page({ data: { given, typed } }: PageProps<typeof load>) {
  return (
    <>
      <div className="page-container pt-8 pb-12 md:pt-12 md:pb-16 print:py-6">
        <PageHeading
          content={content}
          className="max-w-headline-short text-display print:max-w-none print:text-major"
        />
        <p className="mt-4 max-w-wide text-lead text-soft print:hidden">{content.lead}</p>
        <Island of={Calculator} props={{ typed, given }} />
      </div>
      <div className="print:hidden">
        <Section tone="leaf" labelledBy="method">
          <Headline id="method" className="max-w-headline text-major" text={content.method.headline} />
          <Steps steps={content.method.steps} className="sm:grid-cols-2 lg:grid-cols-4" />
        </Section>
      </div>
    </>
  )
}
