import site from '../../site.config.ts'
import { frame } from '../content/navigation.ts'
import { fillPlaceholders } from '../content/placeholders.ts'
import { Logo } from './logo.tsx'

/** Logo and name, linked to the home page. */
export function BrandLink() {
  return (
    <a
      href="/"
      aria-label={fillPlaceholders(frame.homeLabel, { brand: site.brand })}
      className="flex min-h-11 items-center gap-2.5 font-serif text-[1.375rem] tracking-[-0.018em]"
    >
      <Logo />
      <span className="translate-y-0.5">{site.brand}</span>
    </a>
  )
}
