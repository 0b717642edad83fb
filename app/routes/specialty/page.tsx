import { SampleLinks } from '../../components/samples/sample-links.tsx'
import { fillPlaceholders } from '../../content/checks/placeholders.ts'
import { frame } from '../../content/site/navigation.ts'
import {
  specialtyLabels as labels,
  type Specialty,
  specialties,
} from '../../content/specialties/specialties.ts'
import { StickyCta } from '../../layout/sticky-cta.tsx'
import type { PageProps } from '../../page-module.ts'
import { specialtyService } from '../../seo/structured-data.ts'
import { Claims, SpecialtyHero } from './claims.tsx'
import { MonthOfNumbers } from './month-of-numbers.tsx'
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
      <StickyCta label={bookCall}>
        <SamplePage sample={page.sample} labels={labels.sample} />
        <Questions content={page.questions} labels={labels} />
        <Claims content={page.claims} labels={labels} />
        <Platforms rows={page.platforms} labels={labels} />
        <MonthOfNumbers content={page.month} labels={labels.month} />
        <SampleLinks />
      </StickyCta>
      <SpecialtyClosing page={page} callToAction={bookCall} />
    </>
  )
}
