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
      <div className="sticky-cta sticky bottom-0 z-10 [@media(height<22rem)]:static border-t border-rule bg-paper px-5 py-2.5 lg:hidden">
        <CallToAction href={href}>{label}</CallToAction>
      </div>
    </div>
  )
}
