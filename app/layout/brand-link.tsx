import { logo } from '../content/site/logo.data.ts'
import { frame } from '../content/site/navigation.data.ts'
import { site } from '../content/site/site.data.ts'

/** Logo and name, linked to the home page. */
export function BrandLink() {
  return (
    <a href="/" aria-label={frame.homeLabel} className="brand flex min-h-11 items-center font-serif">
      <Logo />
      <span>{site.brand}</span>
    </a>
  )
}

const HEIGHT = 26

/** In the document, but a picture of its own, so that no style or id of the owner's drawing meets the page's. */
const address = `data:image/svg+xml,${encodeURI(logo.plain).replaceAll('#', '%23')}`

/** Decorative, because the name is next to it. */
function Logo() {
  return <img src={address} width={Math.round(HEIGHT * logo.ratio)} height={HEIGHT} alt="" />
}
