import { SpanChart } from '../../components/charts/span-chart.tsx'
import { LegalDocument } from '../../components/legal/legal-document.tsx'
import { legalTexts } from '../../content/legal/legal.data.ts'
import { lifetimes } from '../../content/legal/lifetimes.ts'
import { site } from '../../content/site/site.data.ts'
import style from './page.css?inline'

export const handle = { style }

const text = legalTexts['/privacy-policy']

export const meta = () => text

export function Page() {
  return (
    <LegalDocument text={text} before={{ retention: <SpanChart content={lifetimes(site.retention)} /> }} />
  )
}
