import { Ordered, type OrderedProps } from '../components/ordered.tsx'
import { CallToAction } from '../components/ui/call-to-action.tsx'

interface StickyCallToActionProps {
  label: string
  /** How far down a phone's page it first appears, where the hero's button is out of view. At once by default. */
  after?: string
  /** Everything below the hero; the bar sticks only while this is in view. */
  children: React.ReactNode
}

/** Sticky CTA at the bottom of a phone's screen, below the hero. CSS only. */
export function StickyCallToAction({ label, after = '0px', children }: StickyCallToActionProps) {
  return (
    <div className="has-sticky-cta" style={{ '--after': after } as React.CSSProperties}>
      {children}
      <div className="sticky-cta border-t border-rule bg-paper lg:hidden">
        <CallToAction>{label}</CallToAction>
      </div>
    </div>
  )
}

interface BelowHeroProps<Name extends string>
  extends Pick<OrderedProps<Name>, 'sections'>,
    Pick<StickyCallToActionProps, 'after'> {
  content: { hero: { callToAction: string }; order: readonly Name[] }
}

/** The sections below a page's hero in the owner's order, with the hero's button below them on a phone. */
export const BelowHero = <Name extends string>({ content, sections, ...cta }: BelowHeroProps<Name>) => (
  <StickyCallToAction label={content.hero.callToAction} {...cta}>
    <Ordered names={content.order} sections={sections} />
  </StickyCallToAction>
)
