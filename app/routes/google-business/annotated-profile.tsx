import { RelatedLinks } from '../../components/related-links.tsx'
import { CallToAction } from '../../components/ui/call-to-action.tsx'
import { Headline } from '../../components/ui/heading.tsx'
import { Section } from '../../components/ui/section.tsx'
import type { GoogleBusinessContent, ProfilePart } from './content.data.ts'
import { PanelPart } from './profile-panel.tsx'

/** The parts that are drawn on a phone too, where all of them would make the page too long. */
const drawnOnPhones = new Set<ProfilePart>(['photos', 'name', 'buttons'])

/** A drawn business profile. Each part has a numbered note: what we find, what we change, how to check it. */
export function AnnotatedProfile({ content }: { content: GoogleBusinessContent['profile'] }) {
  return (
    <Section labelledBy="profile" reveal={false}>
      <div className="grid gap-x-16 gap-y-4 lg:grid-cols-[7fr_5fr] lg:items-end">
        <Headline id="profile" className="max-w-[14.2em] text-major" text={content.headline} />
        <p className="text-lead text-soft">{content.lead}</p>
      </div>
      <p className="sr-only">{content.description}</p>
      <ol className="profile mt-10 lg:mt-14">
        {content.notes.map((note, index) => (
          <li
            key={note.part}
            className="mb-[1.1rem] grid sm:grid-cols-[5fr_6fr] sm:items-start sm:gap-x-10 lg:m-0 lg:grid-cols-[23rem_1fr] lg:items-stretch lg:gap-x-20"
          >
            <div aria-hidden="true" className={`profile-part profile-${note.part}`}>
              <div className={drawnOnPhones.has(note.part) ? 'contents' : 'contents max-sm:hidden'}>
                <PanelPart part={note.part} panel={content.panel} />
                <span className="profile-number">{index + 1}</span>
              </div>
            </div>
            <div className="pt-[0.7rem] sm:pt-0 lg:border-b lg:border-rule lg:pt-[1.8rem] lg:pb-[1.9rem] lg:[:last-child>&]:border-b-0">
              <h3 className="text-minor">{note.title}</h3>
              <dl className="mt-2 lg:grid lg:grid-cols-3 lg:gap-x-7">
                {[
                  { label: content.foundLabel, text: note.found, look: 'text-pencil' },
                  { label: content.fixLabel, text: note.fix, look: '' },
                  {
                    label: content.checkLabel,
                    text: note.check,
                    look: 'border-l-[3px] border-evergreen pl-3',
                  },
                ].map(({ label, text, look }) => (
                  <div key={label} className="max-lg:not-first:mt-[0.4rem]">
                    <dt className={`text-(length:--text-fine) text-soft ${index === 0 ? '' : 'lg:sr-only'}`}>
                      {label}
                    </dt>
                    <dd className={`sm:leading-[1.45] ${look}`}>{text}</dd>
                  </div>
                ))}
              </dl>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}

/** The three ranking factors of local search, one a row, each with how much of it can be changed. */
export function RankingFactors({ content }: { content: GoogleBusinessContent['factors'] }) {
  return (
    <Section tone="leaf" labelledBy="factors">
      <Headline id="factors" text={content.headline} />
      <p className="mt-4 text-lead text-soft">{content.lead}</p>
      <dl className="mt-6 border-b border-ink">
        {content.items.map((item) => (
          <div
            key={item.name}
            className="grid gap-x-12 gap-y-1.5 border-t border-ink py-3 sm:grid-cols-[2fr_5fr] sm:py-6 lg:grid-cols-[3fr_5fr_4fr]"
          >
            <dt className="font-serif text-[1.75rem] leading-tight text-evergreen italic">{item.name}</dt>
            <dd>{item.means}</dd>
            <dd className="sm:col-start-2 lg:col-start-3">
              <span className="block font-serif text-minor">{item.can}</span>
              <span className="mt-1 block text-soft">{item.change}</span>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

/** A reply that says too much beside the one we would draft, and the rules for asking for reviews. */
export function ReviewRules({
  reviews: content,
  profile,
}: Pick<GoogleBusinessContent, 'reviews' | 'profile'>) {
  return (
    <Section labelledBy="reviews">
      <Headline id="reviews" text={content.headline} />
      <p className="mt-4 max-w-[38rem] text-lead text-soft">{content.lead}</p>
      <div className="mt-4 grid gap-x-10 gap-y-3 sm:mt-10 sm:grid-cols-2">
        <figure className="border-t-2 border-pencil pt-4">
          <figcaption className="text-label text-pencil">{content.wrongLabel}</figcaption>
          <blockquote className="mt-2 font-serif text-minor leading-snug lg:text-[1.625rem]">
            <s className="decoration-pencil decoration-2">{content.wrong}</s>
          </blockquote>
        </figure>
        <figure className="border-t-2 border-evergreen pt-4">
          <figcaption className="text-label text-evergreen">{content.rightLabel}</figcaption>
          <blockquote className="mt-2 font-serif text-minor leading-snug lg:text-[1.625rem]">
            {profile.panel.reply}
          </blockquote>
        </figure>
      </div>
      <ul className="mt-5 grid gap-x-10 gap-y-2.5 sm:mt-12 sm:grid-cols-2 sm:gap-y-6">
        {content.rules.map((rule) => (
          <li key={rule.title} className="check">
            <strong className="font-semibold">{rule.title}.</strong>{' '}
            <span className="text-soft">{rule.text}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Closing CTA below a drawn search box, with the related services. */
export function ClosingWithSearchBox({
  closing: content,
  related,
}: Pick<GoogleBusinessContent, 'closing' | 'related'>) {
  return (
    <Section tone="leaf" labelledBy="closing">
      <p
        aria-hidden="true"
        className="flex items-center gap-4 rounded-[999px] border border-soft bg-white px-7 py-4 font-serif text-[clamp(1.375rem,1rem+2vw,2.25rem)] leading-[1.2] text-soft max-sm:hidden"
      >
        <svg
          viewBox="0 0 24 24"
          width="24"
          height="24"
          aria-hidden="true"
          className="shrink-0 fill-none stroke-current"
        >
          <path d="M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14m5 12 6 6" strokeWidth="2" />
        </svg>
        {content.field}
      </p>
      <div className="mb-10 grid items-center justify-items-start sm:mt-8 sm:mb-16 gap-x-16 gap-y-6 lg:grid-cols-[8fr_auto]">
        <div>
          <Headline id="closing" text={content.headline} />
          <p className="mt-3 max-w-[40rem] text-lead text-soft">{content.text}</p>
        </div>
        <CallToAction href="/book">{content.callToAction}</CallToAction>
      </div>
      <RelatedLinks content={related} />
    </Section>
  )
}
