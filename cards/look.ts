/** The look's colors, as app/tokens.css names them: an SVG outside a page reads no style sheet. */
export const colors = {
  paper: '#faf8f2',
  leaf: '#f3efe4',
  white: '#ffffff',
  ink: '#14211c',
  soft: '#4a574f',
  rule: '#d8d1bf',
  evergreen: '#0f4a3b',
  night: '#0a2f26',
  wash: '#dfeae2',
  marigold: '#f3b33d',
} as const

export interface Scheme {
  ground: string
  ink: string
  turn: string
  quiet: string
  rule: string
}

/** Paper for what the agency says of itself, leaf for terms and tools, night for articles, white for patients. */
export const schemes = {
  paper: scheme(colors.paper),
  leaf: scheme(colors.leaf),
  white: scheme(colors.white),
  night: {
    ground: colors.night,
    ink: colors.paper,
    turn: colors.wash,
    quiet: '#b9cbbf',
    rule: '#2c5347',
  },
} satisfies Record<string, Scheme>

function scheme(ground: string): Scheme {
  return { ground, ink: colors.ink, turn: colors.evergreen, quiet: colors.soft, rule: colors.rule }
}
