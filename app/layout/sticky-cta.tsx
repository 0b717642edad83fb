import { CallToAction } from '../components/ui/call-to-action.tsx'

interface StickyCtaProps {
  label: string
  /** Where it leads, on a page whose buttons stay on the page. */
  href?: string
  /** Everything below the first screen: the bar stays at hand over it, and nowhere else. */
  children: React.ReactNode
}

/** On a phone, the call to action at the foot of the screen once the first screen has passed. It sticks by CSS alone. */
export function StickyCta({ label, href = '/book', children }: StickyCtaProps) {
  return (
    <div>
      {children}
      <div className="sticky-cta sticky bottom-0 z-10 [@media(height<22rem)]:static border-t border-rule bg-paper px-5 py-2.5 lg:hidden">
        <CallToAction href={href}>{label}</CallToAction>
      </div>
    </div>
  )
}
