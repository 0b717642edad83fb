import { ContentError } from '../checks/content-error.ts'

export interface LogoDrawings {
  /** SVG, beside the name. */
  plain: string
  /** The same on dark ground: brand color and paper have changed places. */
  onDark: string
  /** SVG for icons: the symbol `icon` of the file, or else the logo. */
  icon: string
  /** Width of the logo for each pixel of height. */
  ratio: number
  /** The character that stands for the logo in emails, which show no SVG and block pictures. */
  sign?: string
}

/**
 * What is drawn of `content/logo.svg`. Its `currentColor` is the brand color.
 * @throws {ContentError}
 */
export function logoDrawings(svg: string, { brand, paper }: { brand: string; paper: string }): LogoDrawings {
  const painted = svg
    .replace(/^[\s\S]*?(?=<svg\b)/, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/>\s+</g, '><')
    .replaceAll('currentColor', brand)
    .trim()
  const [, width, height] = /^<svg\b[^>]*\sviewBox="\S+ \S+ ([\d.]+) ([\d.]+)"/.exec(painted) ?? []
  if (!width || !height)
    throw ContentError.at(
      'content/logo.svg',
      '',
      'is no SVG with a viewBox; export it with one, like <svg viewBox="0 0 32 32">',
    )
  if (painted.includes('<style'))
    throw ContentError.at(
      'content/logo.svg',
      '',
      'has a <style>, which browsers refuse in pages; export it with “Presentation Attributes”',
    )
  const [symbol = '', attributes, shapes] =
    /<symbol id="icon"([^>]*)>([\s\S]*?)<\/symbol>/.exec(painted) ?? []
  const plain = painted.replace(symbol, '')
  const sign = /^<svg\b[^>]*\sdata-sign="([^"]+)"/.exec(painted)?.[1]
  return {
    plain,
    onDark: plain.replace(new RegExp(`${brand}|${paper}`, 'gi'), (color) =>
      color.toLowerCase() === brand ? paper : brand,
    ),
    icon: symbol ? `<svg xmlns="http://www.w3.org/2000/svg"${attributes}>${shapes}</svg>` : plain,
    ratio: Number(width) / Number(height),
    ...(sign && { sign }),
  }
}
