import { CallToAction } from './ui/call-to-action.tsx'
import { Headline } from './ui/heading.tsx'
import { Section, type SectionProps } from './ui/section.tsx'

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

interface ClosingBesideProps extends ClosingCallToActionProps, Pick<SectionProps, 'id' | 'children'> {
  /** Id of the headline. */
  name?: string
}

/** Closing CTA with something of the page's own beside it. */
export const ClosingBeside = ({ content, name = 'closing', children, ...section }: ClosingBesideProps) => (
  <Section tone="night" labelledBy={name} slim className="beside items-center gap-y-7" {...section}>
    <div>
      <Headline id={name} text={content.headline} />
      <p className="mt-4 max-w-lead text-lead opacity-90">{content.text}</p>
      <CallToAction className="mt-6">{content.callToAction}</CallToAction>
    </div>
    {children}
  </Section>
)
