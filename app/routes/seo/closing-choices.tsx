import { CallToAction } from '../../components/ui/call-to-action.tsx'
import { Section } from '../../components/ui/section.tsx'
import type { SeoContent } from './content.schema.ts'

/** Closing CTA: which service to start with in which situation, and the call. */
export function ClosingChoices({ content }: { content: SeoContent['closing'] }) {
  return (
    <Section labelledBy="closing">
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[4fr_8fr]">
        <h2 id="closing" className="max-w-[9em] text-major">
          {content.headline}
        </h2>
        <div>
          <dl className="border-b border-ink">
            {content.choices.map((choice) => (
              <div
                key={choice.link.href}
                className="grid gap-x-8 gap-y-1 border-t border-rule py-4 sm:grid-cols-[5fr_7fr]"
              >
                <dt className="font-serif text-minor">{choice.situation}</dt>
                <dd>
                  {choice.advice}{' '}
                  <a className="link" href={choice.link.href}>
                    {choice.link.label}
                  </a>
                </dd>
              </div>
            ))}
          </dl>
          <p className="mt-8 max-w-[36rem] text-lead">{content.text}</p>
          <p className="mt-6">
            <CallToAction href="/book">{content.callToAction}</CallToAction>
          </p>
        </div>
      </div>
    </Section>
  )
}
