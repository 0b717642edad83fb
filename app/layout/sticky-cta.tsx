import { CallToAction } from '../components/ui/call-to-action.tsx'

interface StickyCtaProps {
  label: string
  href?: string
  /** How far down a phone's page it first appears, where the hero's button is out of view. At once by default. */
  after?: string
  /** Everything below the hero; the bar sticks only while this is in view. */
  children: React.ReactNode
}

/** Sticky CTA at the bottom of a phone's screen, below the hero. CSS only. */
export function StickyCta({ label, href = '/book', after = '0px', children }: StickyCtaProps) {
  return (
    <div className="has-sticky-cta" style={{ '--after': after } as React.CSSProperties}>
      {children}
      <div className="sticky-cta border-t border-rule bg-paper lg:hidden">
        <CallToAction href={href}>{label}</CallToAction>
      </div>
    </div>
  )
}
