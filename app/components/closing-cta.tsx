import { BookCall } from './book-call.tsx'
import { Headline } from './ui/heading.tsx'
import { Section } from './ui/section.tsx'

interface ClosingCtaProps {
  content: { headline: string; text: string; callToAction: string; href?: string | undefined }
}

/** Closing CTA of a page: headline, text and button. */
export const ClosingCta = ({ content }: ClosingCtaProps) => (
  <Section tone="night" labelledBy="closing">
    <div className="grid items-end gap-x-16 gap-y-8 lg:grid-cols-[7fr_5fr]">
      <Headline id="closing" className="max-w-[11.8em] text-major" text={content.headline} />
      <div>
        <p className="text-lead opacity-90">{content.text}</p>
        <BookCall className="mt-7" label={content.callToAction} href={content.href} />
      </div>
    </div>
  </Section>
)
