import type { Hero } from '../content/read/parts.ts'
import { PageHeading } from './page-heading.tsx'
import { CallToAction } from './ui/call-to-action.tsx'
import { type LinkContent, TextLink } from './ui/text-link.tsx'

type HeroContent = Hero & {
  link?: LinkContent
  /** What it guarantees or costs in one sentence, between headline and lead. */
  terms?: string
  /** A second button, to a place on the page. */
  onPage?: LinkContent
}

interface PlainHeroProps {
  content: HeroContent
  id?: string
  href?: string | undefined
  children?: React.ReactNode
}

/** Hero without a figure: headline at full width, lead and CTA below it in two columns. */
export const PlainHero = ({ content, id = 'hero', href, children }: PlainHeroProps) => (
  <section aria-labelledby={id}>
    <div className="page-container pt-10 pb-12 md:pt-16 md:pb-16">
      <PageHeading id={id} content={content} />
      <div className="mt-6 grid gap-x-16 gap-y-7 md:mt-8 lg:grid-cols-[7fr_5fr]">
        <p className="max-w-lead text-lead text-soft">{content.lead}</p>
        <HeroActions content={content} href={href} />
      </div>
      {children}
    </div>
  </section>
)

interface HeroTextProps {
  content: HeroContent
  className?: string
}

/** The text of a hero that has a figure beside or below it: headline, lead and CTA in one column. */
export const HeroText = ({ content, className = 'text-display' }: HeroTextProps) => (
  <>
    <PageHeading id="hero" content={content} className={className} />
    {content.terms ? (
      <p className="mt-5 -mb-2 max-w-lead font-serif text-minor text-evergreen">{content.terms}</p>
    ) : null}
    <p className="mt-6 mb-7 max-w-lead text-lead text-soft">{content.lead}</p>
    <HeroActions content={content} />
  </>
)

/** Hero with its drawing beside the text, below it on a phone. */
export const DrawnHero = ({ content, children }: { content: HeroContent; children: React.ReactNode }) => (
  <section
    aria-labelledby="hero"
    className="page-container grid items-center gap-x-16 gap-y-9 pt-8 pb-10 lg:grid-cols-2 lg:py-12"
  >
    <div>
      <HeroText content={content} />
    </div>
    {children}
  </section>
)

const HeroActions = ({ content, href }: Pick<PlainHeroProps, 'content' | 'href'>) => (
  <div>
    <div className="flex flex-wrap items-center gap-x-7 gap-y-4">
      <CallToAction href={href}>{content.callToAction}</CallToAction>
      {content.onPage ? <CallToAction href={content.onPage.href}>{content.onPage.label}</CallToAction> : null}
      {content.link ? <TextLink link={content.link} /> : null}
    </div>
    <p className="mt-4 max-w-lead text-small text-soft">{content.smallPrint}</p>
  </div>
)
