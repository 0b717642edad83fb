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

/** The logo: a checked page of an appointment book. Decorative, because the name is next to it. */
function Logo() {
  return (
    <svg viewBox="0 0 32 32" width="26" height="26" aria-hidden="true">
      <rect width="32" height="32" rx="3" className="fill-evergreen" />
      <path d="M3 10.5h26" className="stroke-paper" opacity="0.45" strokeWidth="1.5" />
      <path d="m9 18.5 5 5L24 13" fill="none" className="stroke-paper" strokeWidth="3" />
    </svg>
  )
}
