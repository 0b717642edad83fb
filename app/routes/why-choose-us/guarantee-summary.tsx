import { Section } from '../../components/ui/section.tsx'

interface GuaranteeSummaryProps {
  content: { headline: string; text: string; link: { label: string; href: string } }
}

/** The guarantee in short, with a link to the full wording. */
export function GuaranteeSummary({ content }: GuaranteeSummaryProps) {
  return (
    <Section tone="leaf" labelledBy="guarantee">
      <div className="guarantee grid gap-x-14 gap-y-6 lg:grid-cols-2">
        <h2 id="guarantee" className="max-w-[10.6em] text-major">
          {content.headline}
        </h2>
        <div>
          <p>{content.text}</p>
          <p className="mt-5">
            <a className="link" href={content.link.href}>
              {content.link.label}
            </a>
          </p>
        </div>
      </div>
    </Section>
  )
}
