import { colors } from '../../content/site/colors.ts'
import { logo } from '../../content/site/logo.data.ts'
import { CARD } from '../card.ts'
import { escapeXml } from '../site-files/markup.ts'
import { placed } from './renderer.ts'

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
  /** An advertorial: no logo, and a bold kicker. */
  isAdvertisement: boolean
  /** Small text at the right of the footer, such as that a page is a sample; may be empty. */
  note: string
}

const LEFT = 72
const LEADING = 1.05
const TRACKING = -0.018
const LOGO_HEIGHT = 48
const HEADLINE = { top: 148, width: 1000, height: 340 }
/** Sizes of the headline in pixels; the first at which it fits is taken. */
const SIZES = [88, 76, 64, 54, 46]
/** Width of a headline's letter for each pixel of its size, on average. */
const LETTER = 0.43

/** SVG attributes that select each font: the renderer goes by family, style and weight. */
const fonts = {
  serif: 'font-family="Newsreader 16pt"',
  italic: 'font-family="Newsreader 16pt" font-style="italic"',
  sans: 'font-family="Instrument Sans"',
  bold: 'font-family="Instrument Sans" font-weight="600"',
}

/** The share picture of one page as SVG. */
export function drawCard(words: CardWords): string {
  const scheme = schemes[words.scheme]
  const { plain, turn } = words.headline
  const [size = 46, lines = []] =
    SIZES.map((size): [number, Line[]] => [
      size,
      [...breakLines(plain, size, false), ...breakLines(turn, size, true)],
    ]).find(([size, lines]) => lines.length * size * LEADING <= HEADLINE.height) ?? []
  const first = HEADLINE.top + size * 0.82
  const headline = lines.map(({ text, isTurn }, i) =>
    write(text, isTurn ? 'italic' : 'serif', size, {
      y: first + i * size * LEADING,
      fill: isTurn ? scheme.turn : scheme.ink,
      tracking: size * TRACKING,
    }),
  )
  const { isAdvertisement, kicker, note } = words
  const [font, fill] = isAdvertisement ? (['bold', scheme.ink] as const) : (['sans', scheme.quiet] as const)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}">`,
    `<rect width="${CARD.width}" height="${CARD.height}" fill="${scheme.ground}"/>`,
    `<path d="M${LEFT} 99h44" stroke="${fill}" stroke-width="2"/>`,
    write(kicker, font, 27, { x: LEFT + 62, y: 108, fill }),
    ...headline,
    foot(words, scheme),
    `<g text-anchor="end">${write(note, 'sans', 24, { x: CARD.width - LEFT, y: 578, fill: scheme.quiet })}</g>`,
    '</svg>',
  ].join('')
}

interface Line {
  text: string
  isTurn: boolean
}

/** Breaks a text into lines of about equal length; none for an empty text. */
function breakLines(text: string, size: number, isTurn: boolean): Line[] {
  const most = HEADLINE.width / (size * LETTER)
  const even = text.length / Math.ceil(text.length / most) + 3
  const lines: string[] = []
  for (const word of text.split(' ').filter(Boolean)) {
    const line = lines.at(-1)
    if (line && line.length + 1 + word.length <= Math.min(even, most))
      lines[lines.length - 1] = `${line} ${word}`
    else lines.push(word)
  }
  return lines.map((line) => ({ text: line, isTurn }))
}

function write(
  text: string,
  font: keyof typeof fonts,
  size: number,
  at: { x?: number; y: number; fill: string; tracking?: number },
): string {
  const tracking = at.tracking ? ` letter-spacing="${at.tracking.toFixed(2)}"` : ''
  return `<text x="${at.x ?? LEFT}" y="${at.y.toFixed(1)}" ${fonts[font]} font-size="${size}"${tracking} fill="${at.fill}">${escapeXml(text)}</text>`
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
