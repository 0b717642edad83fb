import { LegalDocument } from '../../components/legal/legal-document.tsx'
import { legalTexts } from '../../content/legal/legal.data.ts'
import style from './page.css?inline'

export const handle = { style }

const text = legalTexts['/terms-of-service']

export const meta = () => text

export function Page() {
  return <LegalDocument text={text} />
}
