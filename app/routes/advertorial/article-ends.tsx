import { CrisisLine } from '../../components/patient/crisis-line.tsx'
import { Headline } from '../../components/ui/heading.tsx'
import { Paragraphs } from '../../components/ui/texts.tsx'
import type { Clinic } from '../../content/patients/clinic.schema.ts'
import { presentationNote, presentationReminder } from '../../content/patients/presentation-words.ts'
import { PathButton, type SharedContent } from './article-body.tsx'

interface AdvertorialHeroProps {
  clinic: Clinic
  /** `Advertisement, paid for by …`. */
  label: string
  demo: string
  crisis: { lead: string; text: string }
  offLabel: string
}

/** Advertisement label, title, and the two notices that must come before the text: crisis line and off-label use. */
export function AdvertorialHero({ clinic, label, demo, crisis, offLabel }: AdvertorialHeroProps) {
  return (
    <header className="article-measure pt-9 md:pt-14">
      <p className="inline-block py-[0.3rem] px-[0.7rem] text-(length:--text-small) font-semibold border border-ink">
        {label}
      </p>
      {clinic.demo ? <p className="mt-2 text-fine text-soft">{demo}</p> : null}
      <h1 className="article-title">{clinic.headline}</h1>
      <p className="mt-5 text-lead text-soft">{clinic.dek}</p>
      <div className="mt-8 border-y border-rule py-5 text-small">
        <p>
          <strong className="font-semibold">{crisis.lead}</strong> <CrisisLine text={crisis.text} />
        </p>
        <p className="mt-3">{offLabel}</p>
      </div>
    </header>
  )
}

interface ArticleEndProps {
  clinic: Clinic
  shared: SharedContent
  agency: string
}

/** In full where the article has not said it before. */
function noteAtEnd(clinic: Clinic): string {
  const isSaid = clinic.blocks.some((block) => block.kind === 'call' && block.step === 'presentation')
  return isSaid ? presentationReminder(clinic) : presentationNote(clinic)
}

/** Closing panel, about the clinic, disclaimer with the crisis line, and the dateline with its note if there is one. */
export function ArticleEnd({ clinic, shared, agency }: ArticleEndProps) {
  const { labels } = shared
  return (
    <div className="article-measure pb-16">
      <aside className="article-panel" aria-labelledby="next-step">
        <Headline id="next-step" className="text-[1.75rem] leading-tight" text={clinic.closing.headline} />
        <p className="mt-3 max-w-[34rem]">{clinic.closing.text}</p>
        <PathButton clinic={clinic} {...clinic.closing} note={noteAtEnd(clinic)} />
      </aside>
      <section className="mt-12" aria-labelledby="about-the-clinic">
        <h2 id="about-the-clinic" className="text-minor">
          {labels.about(clinic.name)}
        </h2>
        <Paragraphs texts={clinic.about} className="mt-2 text-small text-soft" />
      </section>
      <section className="mt-10 border-t border-rule pt-6" aria-labelledby="disclaimer">
        <Headline id="disclaimer" className="text-minor" text={labels.disclaimer} />
        {[...shared.disclaimer, ...clinic.disclosures].map((paragraph) => (
          <p key={paragraph} className="mt-2 text-small">
            <CrisisLine text={paragraph} />
          </p>
        ))}
        <p className="mt-4 text-small text-soft">{labels.madeBy(agency)}</p>
      </section>
      {clinic.dateline ? (
        <div className="mt-8 border-t border-rule pt-5">
          <p className="text-small">{clinic.dateline}</p>
          <p className="mt-1 max-w-[34rem] text-label text-soft">{labels.whyAdvertisement(clinic.name)}</p>
        </div>
      ) : null}
    </div>
  )
}
