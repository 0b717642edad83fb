interface PageOpeningProps {
  kicker: string
  headline: string
  paragraphs: readonly string[]
}

/** A page's headline over the measure, its first paragraph set larger than the rest. */
export function PageOpening({ kicker, headline, paragraphs }: PageOpeningProps) {
  const [first, ...rest] = paragraphs
  return (
    <div className="mx-auto max-w-[74rem] px-5 pt-12 pb-14 md:px-10 md:pt-20 md:pb-20">
      <p className="mb-4 flex items-center gap-3 text-fine text-soft before:h-px before:w-8 before:bg-current before:content-['']">
        {kicker}
      </p>
      <h1 className="max-w-[20ch] text-display">{headline}</h1>
      <div className="mt-10 grid gap-x-16 gap-y-5 lg:grid-cols-[6fr_6fr]">
        <p className="max-w-[36rem] text-lead">{first}</p>
        <div className="max-w-[36rem] space-y-4 text-soft">
          {rest.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </div>
  )
}
