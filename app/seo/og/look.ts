import { colors } from '../../content/site/colors.ts'

export interface Scheme {
  ground: string
  ink: string
  turn: string
  quiet: string
  rule: string
}

/** Colors by kind of page: paper for most, leaf for legal pages, night for articles, white for advertorials. */
export const schemes = {
  paper: scheme(colors.paper),
  leaf: scheme(colors.leaf),
  white: scheme(colors.white),
  night: {
    ground: colors.night,
    ink: colors.paper,
    turn: colors.wash,
    quiet: colors.mist,
    rule: colors.nightRule,
  },
} satisfies Record<string, Scheme>

function scheme(ground: string): Scheme {
  return { ground, ink: colors.ink, turn: colors.evergreen, quiet: colors.soft, rule: colors.rule }
}
