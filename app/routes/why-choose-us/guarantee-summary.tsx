import { Section } from '../../components/ui/section.tsx'
import type { WhyChooseUsContent } from './content.schema.ts'

/** The guarantee in short, with a link to the full wording. */
export function GuaranteeSummary({ content }: { content: WhyChooseUsContent['guarantee'] }) {
  return (
    <Section tone="leaf" labelledBy="guarantee">
      <div className="guarantee grid gap-x-14 gap-y-6 lg:grid-cols-2">
        <h2 id="guarantee" className="max-w-[10.6em] text-major">
          {content.headline}
        </h2>
        <div className="space-y-4">
          <p>{content.promise}</p>
          <p>
            <b className="font-semibold">{content.yourPart.term}.</b> {content.yourPart.meaning}
          </p>
          <p>
            <a className="link" href={content.link.href}>
              {content.link.label}
            </a>
          </p>
        </div>
      </div>
    </Section>
  )
}
