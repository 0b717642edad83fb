import { colors } from '../../content/site/colors.ts'
import { logo } from '../../content/site/logo.data.ts'
import { CARD } from '../card.ts'
import { escapeXml } from '../site-files/markup.ts'
import { type Face, faceStyle, placed, type Renderer } from './renderer.ts'
import { setHeadline } from './set-headline.ts'

interface Scheme {
  ground: string
  ink: string
  turn: string
  quiet: string
  rule: string
}

/** Colors by kind of page: paper for most, leaf for legal pages, night for articles, white for advertorials. */
const schemes = {
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

export interface CardWords {
  /** Path of the page. */
  path: string
  scheme: keyof typeof schemes
  kicker: string
  headline: { plain: string; turn: string }
  /** The brand, or the clinic that an advertorial is for. */
  name: string
  /** An advertorial: no logo, and a frame around the kicker. */
  isAdvertisement: boolean
  /** Small text at the right of the footer, such as that a page is a sample; may be empty. */
  note: string
}

const LEFT = 72
const LEADING = 1.05
const TRACKING = -0.018
const LOGO_HEIGHT = 48
const HEADLINE = { top: 148, height: 340 }
const COLUMN = 1000

/** The share picture of one page as SVG. */
export function drawCard(words: CardWords, { widthOf }: Renderer): string {
  const scheme = schemes[words.scheme]
  const { size, lines } = setHeadline(words.headline, {
    width: (run, isTurn, at) => widthOf(run, isTurn ? 'italic' : 'serif', at) + run.length * TRACKING * at,
    column: COLUMN,
    height: HEADLINE.height,
    leading: LEADING,
  })
  const first = HEADLINE.top + size * 0.82
  const headline = lines.map(({ text, isTurn }, i) =>
    write(text, isTurn ? 'italic' : 'serif', size, {
      y: first + i * size * LEADING,
      fill: isTurn ? scheme.turn : scheme.ink,
      tracking: size * TRACKING,
    }),
  )
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}">`,
    `<rect width="${CARD.width}" height="${CARD.height}" fill="${scheme.ground}"/>`,
    words.isAdvertisement
      ? advertisementLabel(words.kicker, widthOf(words.kicker, 'bold', 24))
      : kicker(words.kicker, scheme),
    ...headline,
    foot(words, scheme),
    words.note
      ? write(words.note, 'sans', 24, {
          x: CARD.width - LEFT - widthOf(words.note, 'sans', 24),
          y: 578,
          fill: scheme.quiet,
        })
      : '',
    '</svg>',
  ].join('')
}

function write(
  text: string,
  face: Face,
  size: number,
  at: { x?: number; y: number; fill: string; tracking?: number },
): string {
  const tracking = at.tracking ? ` letter-spacing="${at.tracking.toFixed(2)}"` : ''
  return `<text x="${at.x ?? LEFT}" y="${at.y.toFixed(1)}" ${faceStyle[face]} font-size="${size}"${tracking} fill="${at.fill}">${escapeXml(text)}</text>`
}

function kicker(text: string, { quiet }: Scheme): string {
  return `<path d="M${LEFT} 99h44" stroke="${quiet}" stroke-width="2"/>${write(text, 'sans', 27, { x: LEFT + 62, y: 108, fill: quiet })}`
}

function advertisementLabel(text: string, width: number): string {
  return `<rect x="${LEFT}" y="74" width="${Math.ceil(width) + 32}" height="48" fill="none" stroke="${colors.ink}" stroke-width="2"/>${write(text, 'bold', 24, { x: LEFT + 16, y: 106, fill: colors.ink })}`
}

function foot({ name, isAdvertisement, scheme }: CardWords, { ink, rule }: Scheme): string {
  if (isAdvertisement)
    return `<path d="M${LEFT} 530H${CARD.width - LEFT}" stroke="${rule}" stroke-width="2"/>${write(name, 'serif', 34, { y: 580, fill: ink })}`
  const width = LOGO_HEIGHT * logo.ratio
  return [
    placed(scheme === 'night' ? logo.onDark : logo.plain, { x: LEFT, y: 528, width, height: LOGO_HEIGHT }),
    write(name, 'serif', 40, { x: LEFT + width + 18, y: 565, fill: ink, tracking: 40 * TRACKING }),
  ].join('')
}
