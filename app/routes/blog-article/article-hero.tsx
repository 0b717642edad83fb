import { NoBreak } from '../../components/ui/no-break.tsx'

interface ArticleHeroProps {
  category: { name: string; href: string }
  title: string
  standfirst: string
  author: string
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
          <a className="link" href={props.category.href}>
            {props.category.name}
          </a>
        </p>
        <h1 className="mt-5 max-w-[14.2em] text-[clamp(2.375rem,1.7rem+2.6vw,3.75rem)] leading-[1.04]">
          <NoBreak text={props.title} />
        </h1>
        <p className="mt-6 max-w-[40rem] text-lead text-soft">{props.standfirst}</p>
      </div>
      <p className="flex flex-wrap gap-x-8 gap-y-1 border-b border-rule py-4 text-fine text-soft tabular">
        <span>{props.author}</span>
        <time dateTime={props.date}>{props.day}</time>
        <span>{props.readTime}</span>
      </p>
    </header>
  )
}
