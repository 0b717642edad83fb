import { Heading, Headline } from '../../components/ui/heading.tsx'
import { Section } from '../../components/ui/section.tsx'
import { MoreLink } from '../../components/ui/text-link.tsx'
import { ListItems } from '../../components/ui/texts.tsx'
import type { HowWeWorkContent } from './content.data.ts'

/** Campaign and system compared. */
export function SystemIntro({ content }: { content: HowWeWorkContent['intro'] }) {
  return (
    <Section labelledBy="systems">
      <Heading id="systems" content={content} />
      <div className="mt-10 grid gap-x-16 gap-y-8 sm:grid-cols-[5fr_7fr] sm:max-lg:gap-x-8">
        <div className="border-t border-rule pt-5">
          <h3 className="text-minor text-soft">{content.campaign.title}</h3>
          <p className="mt-2 text-soft">{content.campaign.text}</p>
        </div>
        <div className="border-t-2 border-evergreen pt-5">
          <h3 className="text-minor text-evergreen">{content.system.title}</h3>
          <p className="mt-2 text-lead">{content.system.text}</p>
        </div>
      </div>
    </Section>
  )
}

/** The 90-day results guarantee beside the milestones on the way to it. */
export function Milestones({ content }: { content: HowWeWorkContent['results'] }) {
  const { guarantee } = content
  return (
    <Section tone="evergreen" labelledBy="results">
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[5fr_7fr]">
        <div>
          <Heading id="results" lead={content.basis} content={content} />
          <section aria-labelledby="results-guarantee" className="mt-8 border-t-2 border-paper pt-5">
            <Headline as="h3" id="results-guarantee" className="text-minor" text={guarantee.heading} />
            <p className="mt-3 max-w-[32rem] opacity-90">{guarantee.text}</p>
            <MoreLink link={guarantee.link} className="mt-4" />
          </section>
        </div>
        <dl className="self-end border-b border-white/40">
          {content.milestones.map(({ when, what }) => (
            <div
              key={when}
              className="grid items-baseline gap-x-8 gap-y-1 border-t border-white/40 py-4 sm:grid-cols-[11rem_1fr]"
            >
              <dt className="font-serif text-[1.75rem] leading-tight tabular">{when}</dt>
              <dd className="opacity-90">{what}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  )
}

/** When the practice hears from us, and what is not included. */
export function Reporting({ communication, notIncluded }: HowWeWorkContent) {
  return (
    <Section tone="leaf" labelledBy="communication">
      <div className="grid gap-x-16 gap-y-12 sm:grid-cols-[7fr_5fr] sm:max-lg:gap-x-8 lg:grid-cols-[7fr_5fr]">
        <div>
          <Heading id="communication" content={communication} />
          <dl className="mt-8 border-b border-rule">
            {communication.items.map(({ when, what }) => (
              <div
                key={when}
                className="grid gap-x-8 gap-y-1 border-t border-rule py-4 sm:grid-cols-[9rem_1fr]"
              >
                <dt className="font-serif text-minor">{when}</dt>
                <dd className="text-soft">{what}</dd>
              </div>
            ))}
          </dl>
          <MoreLink link={communication.link} className="mt-5" />
        </div>
        <section aria-labelledby="ends" className="card self-start">
          <Headline id="ends" className="text-minor" text={notIncluded.headline} />
          <ul className="mt-4">
            <ListItems texts={notIncluded.items} className="cross border-t border-rule py-2.5 text-small" />
          </ul>
          <MoreLink link={notIncluded.link} className="mt-4 text-small" />
        </section>
      </div>
    </Section>
  )
}
