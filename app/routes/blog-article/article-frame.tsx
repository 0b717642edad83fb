import type { authorOf } from '../../components/blog/blog-card.ts'
import { BookCall } from '../../components/book-call.tsx'
import { capitalized } from '../../components/people/people.tsx'
import { Portrait } from '../../components/people/portrait.tsx'
import { NoBreak } from '../../components/ui/no-break.tsx'
import { TextLink } from '../../components/ui/text-link.tsx'

type Author = ReturnType<typeof authorOf>

interface ArticleHeroProps {
  category: { name: string; href: string }
  title: string
  standfirst: string
  author: Author
  /** Who checked its medical claims, as a sentence. */
  reviewer: string | null
  date: string
  day: string
  readTime: string
}

/** Category, title, standfirst, author and date. */
export function ArticleHero(props: ArticleHeroProps) {
  return (
    <header className="page-container pt-10 md:pt-16">
      <div className="border-b border-ink pb-8 md:pb-10">
        <p className="text-small">
          <TextLink link={{ label: props.category.name, href: props.category.href }} />
        </p>
        <h1 className="mt-5 max-w-[14.2em] text-[clamp(2.375rem,1.7rem+2.6vw,3.75rem)] leading-[1.04]">
          <NoBreak text={props.title} />
        </h1>
        <p className="mt-6 max-w-[40rem] text-lead text-soft">{props.standfirst}</p>
      </div>
      <div className="flex items-center gap-4 border-b border-rule py-4 text-fine text-soft">
        <Portrait person={props.author} sizes="3rem" className="w-12 shrink-0" />
        <div>
          <p className="text-small font-semibold text-ink">{props.author.name}</p>
          <p className="flex flex-wrap gap-x-6 gap-y-0.5 tabular">
            {props.reviewer && <span>{props.reviewer}</span>}
            <time dateTime={props.date}>{props.day}</time>
            <span>{props.readTime}</span>
          </p>
        </div>
      </div>
    </header>
  )
}

interface ArticleEndingProps {
  author: Author
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
          <div className="mt-3 flex items-center gap-5">
            <Portrait person={author} sizes="4rem" className="w-16 shrink-0" />
            <div>
              <p className="font-serif text-minor">{author.name}</p>
              {author.role && <p className="text-small text-soft">{capitalized(author.role)}</p>}
            </div>
          </div>
          <p className="mt-4 max-w-[38rem] text-small text-soft">
            {author.about} {about.text}
          </p>
        </section>
        <div className="no-print lg:border-l lg:border-ink lg:pl-10">
          <p className="max-w-[14.2em] font-serif text-[1.625rem] leading-[1.15] tracking-[-0.018em]">
            {offer.text}
          </p>
          <BookCall className="mt-6" label={offer.callToAction} />
        </div>
      </div>
    </div>
  )
}

interface Neighbor {
  href: string
  title: string
}

interface ArticleNeighborsProps {
  labels: { neighbors: string; previous: string; next: string; backToList: string }
  previous: Neighbor | null
  next: Neighbor | null
}

/** Links to the previous and the next article, and back to the list. */
export function ArticleNeighbors({ labels, previous, next }: ArticleNeighborsProps) {
  return (
    <nav aria-label={labels.neighbors} className="no-print page-container py-10 md:py-14">
      <div className="grid gap-x-16 gap-y-8 sm:grid-cols-2">
        <NeighborLink label={labels.previous} to={previous} rel="prev" />
        <NeighborLink label={labels.next} to={next} rel="next" />
      </div>
      <p className="mt-10 border-t border-rule pt-5 text-small">
        <a className="link" href="/blog">
          {labels.backToList}
        </a>
      </p>
    </nav>
  )
}

function NeighborLink({ label, to, rel }: { label: string; to: Neighbor | null; rel: 'prev' | 'next' }) {
  const side = rel === 'next' ? 'sm:col-start-2 sm:text-right' : ''
  if (!to) return null
  return (
    <a href={to.href} rel={rel} className={`group block border-t-2 border-evergreen pt-4 ${side}`}>
      <span className="text-fine text-soft">{label}</span>
      <span className="mt-2 block font-serif text-minor text-balance group-hover:underline">{to.title}</span>
    </a>
  )
}
