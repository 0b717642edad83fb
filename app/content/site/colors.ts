import { shades } from './shades.ts'
import { site } from './site.data.ts'

/** The colors of app/styles/tokens.css for what has no style sheet: PDF, PNG and emails. */
export const colors = {
  paper: '#faf8f2',
  leaf: '#f3efe4',
  white: '#ffffff',
  ink: '#14211c',
  soft: '#4a574f',
  rule: '#d8d1bf',
  ...shades(site.colors),
}
