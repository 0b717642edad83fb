import { CtaSection } from '../../components/cta-section.tsx'
import { Heading } from '../../components/ui/heading.tsx'
import { Band } from '../../components/ui/section.tsx'
import { Island } from '../../islands/island.tsx'
import { pageMeta } from '../../seo/page-meta.ts'
import type { Route } from './+types/route'
import Calculator from './calculator.island.tsx'
import { roiCalculator as words } from './content.ts'
import style from './page.css?inline'
import { type FigureName, figureNames } from './read-figures.ts'

/** The style these pages carry besides every page's. */
export const handle = { style }

export const meta = () => pageMeta({ path: '/roi-calculator', ...words.meta })

/** Shown until figures are given. Assumptions, and headed as an example. */
const example: Record<FigureName, string> = {
  adSpend: '6500',
  fee: '5500',
  costPerConsultation: '260',
  showRate: '70',
  acceptRate: '35',
  revenuePerPatient: '2900',
}

/** The figures stand in the address, so the month is worked out at the visit. */
export function loader({ request }: Route.LoaderArgs) {
  const asked = new URL(request.url).searchParams
  const given = figureNames.some((name) => asked.has(name))
  const typed = given
    ? (Object.fromEntries(
        figureNames.map((name) => [name, (asked.get(name) ?? '').slice(0, 12)]),
      ) as typeof example)
    : example
  return { given, typed }
}

export default function RoiCalculatorScreen({ loaderData: { given, typed } }: Route.ComponentProps) {
  const { fields, slider, submit, errors, result } = words
  return (
    <>
      <div className="mx-auto max-w-[74rem] px-5 pt-10 pb-16 md:px-10 md:pt-16 md:pb-24">
        <p className="mb-4 flex items-center gap-3 text-fine text-soft before:h-px before:w-8 before:bg-current before:content-['']">
          {words.kicker}
        </p>
        <h1 className="max-w-[11.8em] text-display">{words.headline}</h1>
        <p className="mt-6 max-w-[40rem] text-lead text-soft">{words.lead}</p>
        <Island
          name="calculator"
          of={Calculator}
          props={{ words: { fields, slider, submit, errors, result }, typed, given }}
        />
        <p className="mt-8 text-small text-soft">{words.disclaimer}</p>
      </div>
      <Band tone="leaf" labelledBy="method">
        <Heading id="method" kicker={words.method.kicker}>
          {words.method.headline}
        </Heading>
        <ol className="mt-10 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
          {words.method.steps.map(({ title, text }) => (
            <li key={title} className="border-t-2 border-evergreen pt-4">
              <h3 className="text-minor">{title}</h3>
              <p className="mt-2 text-small text-soft">{text}</p>
            </li>
          ))}
        </ol>
      </Band>
      <CtaSection {...words.next} href="/book" />
    </>
  )
}
