import { CallToAction } from '../components/ui/call-to-action.tsx'

interface StickyCtaProps {
  label: string
  href?: string
  /** Everything below the hero; the bar sticks only while this is in view. */
  children: React.ReactNode
}

/** Sticky CTA at the bottom of a phone's screen, below the hero. CSS only. */
export function StickyCta({ label, href = '/book', children }: StickyCtaProps) {
  return (
    <div>
      {children}
      <div className="sticky-cta border-t border-rule bg-paper lg:hidden">
        <CallToAction href={href}>{label}</CallToAction>
      </div>
    </div>
  )
}
