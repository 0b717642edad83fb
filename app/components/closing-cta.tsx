import { CallToAction } from './ui/call-to-action.tsx'
import { Section } from './ui/section.tsx'

interface ClosingCtaProps {
  content: { headline: string; text: string; callToAction: string }
  /** The booking page, with what the visitor brings along. */
  href?: string
}

/** Closing CTA of a page: headline, text and button. */
export function ClosingCta({ content, href = '/book' }: ClosingCtaProps) {
  return (
    <Section tone="night" labelledBy="closing">
      <div className="grid items-end gap-x-16 gap-y-8 lg:grid-cols-[7fr_5fr]">
        <h2 id="closing" className="max-w-[11.8em] text-major">
          {content.headline}
        </h2>
        <div>
          <p className="text-lead opacity-90">{content.text}</p>
          <p className="mt-7">
            <CallToAction href={href}>{content.callToAction}</CallToAction>
          </p>
        </div>
      </div>
    </Section>
  )
}
