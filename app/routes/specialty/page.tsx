import { SampleLinks } from '../../components/samples/sample-links.tsx'
import { frame } from '../../content/site/navigation.ts'
import {
  specialtyLabels as labels,
  type SpecialtyPage,
  specialtyPages,
} from '../../content/site/specialty-pages.ts'
import { StickyCta } from '../../layout/sticky-cta.tsx'
import type { PageProps } from '../../page-module.ts'
import { specialtyService } from '../../seo/structured-data.ts'
import { Claims, SpecialtyHero } from './claims.tsx'
import { MonthOfNumbers } from './month-of-numbers.tsx'
import style from './page.css?inline'
import { SamplePage } from './sample-page.tsx'
import { Platforms, Questions, SpecialtyClosing } from './specialty-closing.tsx'

export const handle = { style }

function pageAt(address: string): SpecialtyPage {
  const page = specialtyPages.find(({ path }) => path === address)
  if (!page) throw new Error(`app/content/site/specialty-pages.ts has no page for ${address}`)
  return page
}

export function meta({ path }: PageProps) {
  const { meta, lead, practices } = pageAt(path)
  const name = labels.kicker(practices)
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
