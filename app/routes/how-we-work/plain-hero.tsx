import { PageHeading } from '../../components/page-heading.tsx'
import { CallToAction } from '../../components/ui/call-to-action.tsx'
import type { PageHeroContent } from '../../content/company.schema.ts'

/** Hero without a figure: headline at full width, lead and CTA below it in two columns. */
export function PlainHero({ content }: { content: PageHeroContent }) {
  return (
    <div className="page-container pt-12 pb-12 md:pt-20 md:pb-16">
      <PageHeading content={content} />
      <div className="mt-8 grid gap-x-16 gap-y-7 lg:grid-cols-[7fr_5fr]">
        <p className="max-w-[36rem] text-lead text-soft">{content.lead}</p>
        <div>
          <CallToAction href="/book">{content.callToAction}</CallToAction>
          <p className="mt-4 text-small text-soft">{content.smallPrint}</p>
        </div>
      </div>
    </div>
  )
}
