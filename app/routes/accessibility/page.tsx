import { LegalDocument } from '../../components/legal/legal-document.tsx'
import { accessibilityStatement as text } from '../../content/legal/legal.data.ts'
import style from './page.css?inline'

export const handle = { style }

export const meta = () => text

export function Page() {
  return <LegalDocument text={text} />
}
