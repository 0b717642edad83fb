import { logo } from '../content/site/logo.ts'
import { frame } from '../content/site/navigation.ts'
import { site } from '../content/site/site.ts'

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

/** Decorative, because the name is next to it. */
function Logo() {
  return <img src="/logo.svg" width={Math.round(HEIGHT * logo.ratio)} height={HEIGHT} alt="" />
}
