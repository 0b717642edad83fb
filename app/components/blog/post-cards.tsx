import { NoBreak } from '../ui/no-break.tsx'

export interface PostCard {
  href: string
  category: string
  title: string
  description: string
  /** YYYY-MM-DD. */
  date: string
  /** The same day, formatted for readers. */
  day: string
  readTime: string
}

/** Articles in two columns; with an odd number the first one spans both. */
export function PostCards({ cards }: { cards: readonly PostCard[] }) {
  return (
    <ul className="post-cards">
      {cards.map((card) => (
        <li key={card.href}>
          <article className="post-card">
            <p className="text-fine font-medium text-evergreen">{card.category}</p>
            <h3 className="mt-3 font-serif text-[1.75rem] leading-[1.1] tracking-[-0.018em]">
              <a href={card.href}>
                <NoBreak text={card.title} />
              </a>
            </h3>
            <p className="mt-4 max-w-[38rem] text-soft">{card.description}</p>
            <p className="mt-auto flex flex-wrap gap-x-6 pt-6 text-fine text-soft tabular">
              <time dateTime={card.date}>{card.day}</time>
              <span>{card.readTime}</span>
            </p>
          </article>
        </li>
      ))}
    </ul>
  )
}
