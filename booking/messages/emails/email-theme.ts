import { type CSSProperties, createContext } from 'react'
import type { BrandColors } from '../../core/settings.ts'

/** The website's tokens, as inline styles because most clients drop style sheets. */

export const SERIF = 'Newsreader, Georgia, "Times New Roman", serif'
export const SANS = '"Instrument Sans", -apple-system, "Segoe UI", Helvetica, Arial, sans-serif'

export const paper = '#faf8f2'
export const ink = '#14211c'
export const soft = '#4a574f'
export const rule = '#d8d1bf'

/** The agency's colors, within an email. */
export const Brand = createContext<BrandColors>({
  brand: ink,
  dark: ink,
  pale: paper,
  action: ink,
  onAction: paper,
})

export const text: CSSProperties = {
  margin: '0 0 16px',
  fontFamily: SANS,
  fontSize: '17px',
  lineHeight: '26px',
  color: ink,
}
export const small: CSSProperties = {
  ...text,
  margin: '0 0 8px',
  fontSize: '14px',
  lineHeight: '21px',
  color: soft,
}
export const label: CSSProperties = { fontFamily: SANS, fontSize: '14px', lineHeight: '21px', color: soft }
export const value: CSSProperties = { whiteSpace: 'pre-wrap', wordBreak: 'break-word' }
export const largeValue: CSSProperties = { fontFamily: SERIF, fontSize: '22px', lineHeight: '28px' }
export const heading: CSSProperties = {
  margin: '28px 0 10px',
  fontFamily: SERIF,
  fontSize: '21px',
  lineHeight: '26px',
  fontWeight: 500,
  color: ink,
}
export const title: CSSProperties = {
  ...heading,
  margin: '0 0 20px',
  fontSize: '40px',
  lineHeight: '42px',
  letterSpacing: '-0.6px',
}
export const linkStyle = ({ brand }: BrandColors): CSSProperties => ({
  color: brand,
  textDecoration: 'underline',
})

/** Apple Mail and Outlook on phones apply this; other clients invert colors by themselves. */
export const darkMode = ({ brand, dark, pale }: BrandColors) => `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .paper { background-color: ${dark} !important; }
  .details { background-color: ${brand} !important; border-color: ${pale} !important; }
  .ink, .ink p, .ink li { color: ${paper} !important; }
  .soft { color: ${pale} !important; }
  .link { color: ${pale} !important; }
  .mark { background-color: ${pale} !important; color: ${dark} !important; }
  .rule { border-color: ${soft} !important; }
}`
