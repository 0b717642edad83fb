import { RelatedLinks } from '../../components/related-links.tsx'
import { CallToAction } from '../../components/ui/call-to-action.tsx'
import { Section } from '../../components/ui/section.tsx'
import type { PaidTrafficContent } from './content.schema.ts'

interface ClosingFormulaProps {
  content: PaidTrafficContent['closing']
  related: PaidTrafficContent['related']
}

/** Closing CTA with the calculation of the call as blanks to fill in, and the related services. */
export function ClosingFormula({ content, related }: ClosingFormulaProps) {
  return (
    <Section labelledBy="closing">
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[7fr_5fr]">
        <h2 id="closing" className="max-w-[12em] text-major">
          {content.headline}
        </h2>
        <p className="text-lead text-soft">{content.text}</p>
      </div>
      <ol className="formula">
        {content.factors.map((factor) => (
          <li key={factor}>
            <span aria-hidden="true" className="formula-blank" />
            {factor}
          </li>
        ))}
        <li className="formula-result">
          <span aria-hidden="true" className="formula-blank" />
          {content.result}
        </li>
      </ol>
      <p className="mt-10 mb-16 flex flex-wrap items-center gap-x-8 gap-y-4">
        <CallToAction href="/book">{content.callToAction}</CallToAction>
        <a className="link" href={content.calculator.href}>
          {content.calculator.label}
        </a>
      </p>
      <RelatedLinks content={related} />
    </Section>
  )
}
