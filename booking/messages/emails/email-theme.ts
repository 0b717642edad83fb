import type { CSSProperties } from 'react'

/** The website's tokens, as inline styles because most clients drop style sheets. */

export const SERIF = 'Newsreader, Georgia, "Times New Roman", serif'
export const SANS = '"Instrument Sans", -apple-system, "Segoe UI", Helvetica, Arial, sans-serif'

export const paper = '#faf8f2'
export const ink = '#14211c'
export const soft = '#4a574f'
export const rule = '#d8d1bf'
export const evergreen = '#0f4a3b'
export const marigold = '#f3b33d'
export const marigoldInk = '#241a02'
const night = '#0a2f26'
const wash = '#dfeae2'

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
  fontSize: '32px',
  lineHeight: '36px',
  letterSpacing: '-0.4px',
}
export const linkStyle: CSSProperties = { color: evergreen, textDecoration: 'underline' }

/** Apple Mail and Outlook on phones apply this; other clients invert colors by themselves. */
export const DARK_MODE = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .paper { background-color: ${night} !important; }
  .details { background-color: ${evergreen} !important; border-color: ${wash} !important; }
  .ink, .ink p, .ink li { color: ${paper} !important; }
  .soft { color: ${wash} !important; }
  .link { color: ${wash} !important; }
  .mark { background-color: ${wash} !important; color: ${night} !important; }
  .rule { border-color: ${soft} !important; }
}`
