import { CallToAction } from './ui/call-to-action.tsx'
import { Headline } from './ui/heading.tsx'
import { Section } from './ui/section.tsx'

interface ClosingCallToActionProps {
  content: { headline: string; text: string; callToAction: string; href?: string | undefined }
}

/** Closing CTA of a page: headline, text and button. */
export const ClosingCallToAction = ({ content }: ClosingCallToActionProps) => (
  <Section tone="night" labelledBy="closing">
    <div className="grid items-end gap-x-16 gap-y-8 lg:grid-cols-[7fr_5fr]">
      <Headline id="closing" className="max-w-headline-short text-major" text={content.headline} />
      <div>
        <p className="text-lead opacity-90">{content.text}</p>
        <CallToAction className="mt-7" href={content.href}>
          {content.callToAction}
        </CallToAction>
      </div>
    </div>
  </Section>
)
