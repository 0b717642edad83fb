import { CallToAction } from '../../components/ui/call-to-action.tsx'

interface ArticleEndingProps {
  author: string
  about: { heading: string; text: string }
  offer: { text: string; callToAction: string }
}

/** The author and their interest in the subject, and the CTA. */
export function ArticleEnding({ author, about, offer }: ArticleEndingProps) {
  return (
    <div className="border-y border-rule bg-leaf">
      <div className="page-container grid gap-x-16 gap-y-10 py-12 md:py-16 lg:grid-cols-[7fr_5fr]">
        <section aria-labelledby="author">
          <h2 id="author" className="text-fine font-sans font-normal tracking-normal text-soft">
            {about.heading}
          </h2>
          <p className="mt-2 font-serif text-minor">{author}</p>
          <p className="mt-3 max-w-[38rem] text-small text-soft">{about.text}</p>
        </section>
        <div className="no-print lg:border-l lg:border-ink lg:pl-10">
          <p className="max-w-[14.2em] font-serif text-[1.625rem] leading-[1.15] tracking-[-0.018em]">
            {offer.text}
          </p>
          <p className="mt-6">
            <CallToAction href="/book">{offer.callToAction}</CallToAction>
          </p>
        </div>
      </div>
    </div>
  )
}
