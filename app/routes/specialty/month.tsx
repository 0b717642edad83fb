import { SquaresLegend } from '../../components/break-even/booking-squares.tsx'
import { MonthSquares } from '../../components/break-even/guarantee-month.tsx'
import { SectionHead } from '../../components/section-head.tsx'
import { Section } from '../../components/ui/section.tsx'
import { formatDollars } from '../../content/dollars.ts'
import { fillPlaceholders } from '../../content/placeholders.ts'
import { guaranteeMonth } from '../../content/promises/promises.data.ts'
import {
  breakEvenPerPatient,
  calculatorLink,
  computeMonth,
  whatItTakes,
} from '../../content/promises/worked-month.ts'
import { type Specialty, specialtyLabels } from '../../content/specialties/specialties.data.ts'

const { month: labels } = specialtyLabels

/** The guarantee's month at a specialty's price: what has to be true for it to pay, and whether it does. */
function judge({ patientPaysDollars, returns }: NonNullable<Specialty['month']>) {
  const assumed = { ...guaranteeMonth, revenuePerPatientDollars: patientPaysDollars }
  const month = computeMonth(assumed)
  const takes = whatItTakes(assumed, returns?.dollars ?? 1)
  const values = {
    booked: month.consultations,
    kept: month.kept,
    patients: month.patients,
    starts: takes.starts ?? '',
    needed: formatDollars(breakEvenPerPatient(month) ?? 0),
    count: takes.returns,
    returns: (takes.returns === 1 ? returns?.one : returns?.several) ?? '',
    price: formatDollars(returns?.dollars ?? 0),
    amount: formatDollars(Math.abs(month.balance)),
  }
  const missing = takes.starts === null ? null : takes.starts - month.patients
  const closes = missing === null ? labels.closes.price : labels.closes[missing === 1 ? 'one' : 'several']
  const fill = (text: string) => fillPlaceholders(text, { ...values, missing: missing ?? '' })
  const { booked, kept, starts, takes: taken, ringed } = labels.legend
  return {
    takes: fill(
      [takes.starts ? labels.starts : labels.price, returns && takes.returns > 0 ? labels.returns : ''].join(
        ' ',
      ),
    ),
    verdict: fill(month.balance < 0 ? `${labels.short} ${closes}` : labels.leaves),
    legend: [booked, kept, starts, takes.starts ? taken : ringed].map(fill),
    ringed: takes.starts ?? month.patients,
    link: calculatorLink(assumed),
  }
}

/** What a month takes at a specialty's price, as a square for each booking, with those ringed who have to start. */
export function MonthOfNumbers({ content }: { content: NonNullable<Specialty['month']> }) {
  const { takes, verdict, legend, ringed, link } = judge(content)
  return (
    <Section labelledBy="month" slim>
      <SectionHead
        id="month"
        content={{ kicker: labels.kicker, headline: { plain: takes } }}
        size="text-middle"
      />
      <MonthSquares className="h-11 lg:h-14" ringed={ringed} />
      <SquaresLegend texts={legend} />
      <div className="mt-3 grid gap-x-16 gap-y-3 lg:grid-cols-2">
        <div>
          <p className="font-serif text-minor">{verdict}</p>
          {content.reading && <p className="mt-2">{content.reading}</p>}
        </div>
        <div>
          <p className="text-label text-soft">{labels.note}</p>
          <p className="mt-2">
            <a className="link" href={link}>
              {labels.link}
            </a>
          </p>
        </div>
      </div>
    </Section>
  )
}
