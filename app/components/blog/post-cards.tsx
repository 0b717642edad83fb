import { Portrait } from '../people/portrait.tsx'
import { NoBreak } from '../ui/no-break.tsx'
import type { PostCard } from './blog-card.ts'

/** Articles in two columns; with an odd number the first one spans both. */
export function PostCards({ cards }: { cards: readonly PostCard[] }) {
  return (
    <ul className="grid gap-x-[clamp(2rem,5vw,4.5rem)] gap-y-10 sm:grid-cols-[1fr_1fr]">
      {cards.map((card) => (
        <li key={card.href} className="sm:first:nth-last-[odd]:col-span-full">
          <article className="post-card group relative flex h-full flex-col border-t-[3px] border-evergreen pt-4">
            <p className="text-fine font-medium text-evergreen">{card.category}</p>
            {card.struck ? (
              <p className="mt-4 font-serif text-[1.375rem] leading-tight italic">
                <del className="struck">{card.struck}</del>
              </p>
            ) : null}
            <h3 className="mt-3 font-serif text-[1.75rem] leading-[1.1] tracking-[-0.018em]">
              <a
                href={card.href}
                className="underline-offset-[0.14em] group-hover:underline group-hover:decoration-2"
              >
                <NoBreak text={card.title} />
              </a>
            </h3>
            <p className="mt-4 max-w-[38rem] text-soft">{card.description}</p>
            <div className="mt-auto flex items-center gap-4 pt-6 text-fine text-soft">
              <Portrait person={card.author} sizes="2.5rem" className="w-10 shrink-0" />
              <div>
                <p className="text-ink">{card.author.name}</p>
                <p className="flex flex-wrap gap-x-4 tabular">
                  <time dateTime={card.date}>{card.day}</time>
                  <span>{card.readTime}</span>
                </p>
              </div>
            </div>
          </article>
        </li>
      ))}
    </ul>
  )
}
