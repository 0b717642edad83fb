import { StruckLine } from '../drawings/struck-line.tsx'
import { NoBreak } from '../ui/no-break.tsx'
import type { PostCard } from './post-card.ts'

/** Articles in two columns; with an odd number the first one spans both. */
export function PostCards({ cards }: { cards: readonly PostCard[] }) {
  return (
    <ul className="grid gap-x-[clamp(2rem,5vw,4.5rem)] gap-y-10 sm:grid-cols-[1fr_1fr]">
      {cards.map((card) => (
        <li key={card.href} className="sm:first:nth-last-[odd]:col-span-full">
          <article className="post-card group relative flex h-full flex-col">
            {card.struck ? <StruckLine text={card.struck} className="mb-4" /> : null}
            <p className="text-fine font-medium text-evergreen">{card.category}</p>
            <h3 className="mt-1 font-serif text-heading">
              <a
                href={card.href}
                className="underline-offset-[0.14em] group-hover:underline group-hover:decoration-2"
              >
                <NoBreak text={card.title} />
              </a>
            </h3>
            <p className="mt-2 max-w-lead text-soft">{card.description}</p>
            <p className="mt-auto flex flex-wrap gap-x-4 pt-3 text-fine text-soft tabular">
              <time dateTime={card.date}>{card.day}</time>
              <span>{card.readTime}</span>
            </p>
          </article>
        </li>
      ))}
    </ul>
  )
}
