/** The owner's colors, as `#rrggbb`. */
export interface BrandColors {
  /** Headings' turns, links, buttons, dark sections. */
  brand: string
  /** What is marked by hand, and mistakes in forms. */
  accent: string
  /** The main button. */
  action: string
}

/** The colors that follow from the owner's. Lightness is fixed, so that what is readable on them stays so. */
export function shades({ brand, accent, action }: BrandColors) {
  const night = tone(brand, 0.276, 0.7, 2)
  return {
    evergreen: brand,
    /** Thin lines over the wash. */
    hatch: `${brand}73`,
    night,
    /** Over the page behind an open menu. */
    veil: `${night}73`,
    nightRule: tone(brand, 0.409, 0.76, 0),
    wash: tone(brand, 0.926, 0.24, -16),
    past: tone(brand, 0.843, 0.45, -16),
    mist: tone(brand, 0.825, 0.4, -16),
    fern: tone(brand, 0.795, 0.57, -12),
    pencil: accent,
    marigold: action,
    /** Under the pointer. */
    marigoldDeep: darker(action),
    marigoldInk: inkOn(action),
  }
}

/** What is written on a button: black or white, whichever is easier to read in both of its states. */
function inkOn(action: string): string {
  const [ink = '', other = ''] = ['#241a02', '#ffffff']
  return contrastOn(action, ink) >= contrastOn(action, other) ? ink : other
}

const contrastOn = (action: string, ink: string) =>
  Math.min(contrast(ink, action), contrast(ink, darker(action)))

const darker = (hex: string) =>
  hex.replace(/[0-9a-f]{2}/gi, (channel) =>
    Math.round(Number.parseInt(channel, 16) * 0.9)
      .toString(16)
      .padStart(2, '0'),
  )

/** Contrast of two colors, 1 to 21 (w3.org/TR/WCAG22, contrast ratio). */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

const channels = (hex: string) =>
  [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]

function luminance(hex: string): number {
  const [red, green, blue] = channels(hex)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/**
 * Derives a color in OKLCH (w3.org/TR/css-color-4, 9.3): with the given lightness, a share of the chroma, and the hue
 * rotated by `turn` degrees.
 */
function tone(hex: string, lightness: number, share: number, turn: number): string {
  const [red, green, blue] = channels(hex)
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  const hue = Math.atan2(b, a) + (turn * Math.PI) / 180
  const chroma = Math.hypot(a, b) * share
  return fromOklab(lightness, chroma * Math.cos(hue), chroma * Math.sin(hue))
}

function fromOklab(lightness: number, a: number, b: number): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return `#${[
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
    .map((linear) => {
      const held = Math.min(1, Math.max(0, linear))
      const value = held <= 0.0031308 ? held * 12.92 : 1.055 * held ** (1 / 2.4) - 0.055
      return Math.round(value * 255)
        .toString(16)
        .padStart(2, '0')
    })
    .join('')}`
}
