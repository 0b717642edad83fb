import { CostAndRevenue, RoiBreakdown } from '../../components/charts/roi-breakdown.tsx'
import { MyAdSection } from '../../components/my-ad/my-ad-section.tsx'
import { adOf } from '../../components/my-ad/own-ad.ts'
import { formatDollars } from '../../components/ui/format-currency.ts'
import { NoBreak } from '../../components/ui/no-break.tsx'
import { fillPlaceholders } from '../../content/checks/placeholders.ts'
import { calculatorLink, computeMonth } from '../../content/promises/worked-month.ts'
import { frame } from '../../content/site/navigation.data.ts'
import {
  specialtyLabels as labels,
  type Specialty,
  specialties,
} from '../../content/specialties/specialties.data.ts'
import { StickyCta } from '../../layout/sticky-cta.tsx'
import type { PageProps } from '../../page-module.ts'
import { specialtyService } from '../../seo/structured-data.ts'
import { Claims, SheetSection, SpecialtyHero } from './claims.tsx'
import style from './page.css?inline'
import { SamplePage } from './sample-page.tsx'
import { Platforms, Questions, SpecialtyClosing } from './specialty-closing.tsx'

export const handle = { style }

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

/** A sample month computed by the calculator's model, and a link that opens the calculator with its figures. */
function MonthOfNumbers({ content }: { content: Specialty['month'] }) {
  const assumed = content.assumptions
  const month = computeMonth(assumed)
  const amount = formatDollars(Math.abs(month.balance))
  return (
    <SheetSection
      id="month"
      headline={fillPlaceholders(month.balance < 0 ? labels.month.loses : labels.month.leaves, {
        amount,
      })}
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
          <p>
            {fillPlaceholders(labels.month.breakEven, {
              needed: String(month.breakEvenPatients),
              has: String(month.patients),
            })}
          </p>
          <p>{content.reading}</p>
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
