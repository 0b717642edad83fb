import { logo } from '../content/site/logo.data.ts'
import { frame } from '../content/site/navigation.data.ts'
import { site } from '../content/site/site.data.ts'

/** Logo and name, linked to the home page. */
export function BrandLink() {
  return (
    <a href="/" aria-label={frame.homeLabel} className="brand flex min-h-11 items-center font-serif">
      <span dangerouslySetInnerHTML={{ __html: drawing }} />
      <span>{site.brand}</span>
    </a>
  )
}

const HEIGHT = 26

/** Decorative, because the name is next to it. Drawn in the document, because a picture of its own would delay the first paint. */
const drawing = logo.plain.replace(
  /^<svg( xmlns="[^"]*")?/,
  `<svg width="${Math.round(HEIGHT * logo.ratio)}" height="${HEIGHT}" aria-hidden="true"`,
)
