import { toCard } from '../../components/blog/post-card.ts'
import { PostCards } from '../../components/blog/post-cards.tsx'
import { StruckLine } from '../../components/drawings/struck-line.tsx'
import { capitalized } from '../../components/people/people.tsx'
import { Portrait } from '../../components/people/portrait.tsx'
import { CallToAction } from '../../components/ui/call-to-action.tsx'
import { Headline } from '../../components/ui/heading.tsx'
import { NoBreak } from '../../components/ui/no-break.tsx'
import { MoreLink } from '../../components/ui/text-link.tsx'
import { authorOf } from '../../content/blog/author-of.ts'
import { blog } from '../../content/blog/blog.data.ts'
import { postAddress } from '../../content/blog/post-address.ts'
import { neighbors, related } from '../../content/blog/post-lists.ts'
import { type Post, posts } from '../../content/blog/posts.data.ts'
import { shownPosts } from '../../content/blog/shown-posts.ts'
import { printDate } from '../../content/dates.ts'
import { fillPlaceholders } from '../../content/placeholders.ts'
import { site } from '../../content/site/site.data.ts'
import { personFor } from '../../content/site/site.schema.ts'
import { isShown } from '../../content/site/today.ts'
import type { PageProps } from '../../page-module.ts'
import { blogPosting } from '../../seo/structured-data.ts'
import { ArticleText } from './article-text.tsx'
import style from './page.css?inline'

export const handle = { style, isShown: (path: string) => isShown(postAt(path)) }

const content = blog.article
const reviewer = personFor(site, 'clinical reviewer')

function postAt(path: string): Post {
  const post = posts.find(({ slug }) => postAddress(slug) === path)
  if (!post) throw new Error(`content/posts has no article for ${path}`)
  return post
}

export function meta({ path }: PageProps) {
  const post = postAt(path)
  const { title, metaDescription, keywords, date, changedOn, category } = post
  const author = authorOf(post)
  return {
    title,
    description: metaDescription,
    keywords: keywords.join(', '),
    structuredData: [blogPosting(post, path, { name: author.name, isPerson: Boolean(author.role) })],
    article: { published: date, modified: changedOn, author: author.name, section: category },
    hasFeed: true,
  }
}

export function Page({ path }: PageProps) {
  const post = postAt(path)
  const author = authorOf(post)
  const category = blog.categories.find(({ name }) => name === post.category)
  const others = related(shownPosts(), post)
  return (
    <>
      <article>
        <ArticleHero
          post={post}
          categoryHref={`/blog?category=${category?.slug}`}
          author={author}
          reviewer={reviewer && post.factsCheckedOn ? `${content.reviewedBy} ${reviewer.name}` : null}
        />
        <ArticleText body={post.body} />
        <ArticleEnding author={author} />
      </article>
      {others.length > 0 ? (
        <section aria-labelledby="related" className="page-container pt-12 md:pt-16">
          <Headline id="related" className="mb-8 text-minor" text={content.related} />
          <PostCards cards={others.map(toCard)} />
        </section>
      ) : null}
      <ArticleNeighbors {...neighbors(shownPosts(), post.slug)} />
    </>
  )
}

type Author = ReturnType<typeof authorOf>

interface ArticleHeroProps {
  post: Post
  categoryHref: string
  author: Author
  /** Who checked its medical claims, as a sentence. */
  reviewer: string | null
}

/** Category, title, standfirst, author and date. */
function ArticleHero({ post, categoryHref, author, reviewer }: ArticleHeroProps) {
  return (
    <header className="page-container pt-6 md:pt-14">
      <div className="grid items-end gap-x-16 gap-y-6 border-b border-ink pb-8 md:pb-10 lg:grid-cols-[8fr_4fr]">
        <div>
          <MoreLink link={{ label: post.category, href: categoryHref }} className="text-small" />
          <h1 className="mt-3 max-w-headline text-major">
            <NoBreak text={post.title} />
          </h1>
          <p className="mt-5 max-w-text text-lead text-soft">{post.description}</p>
        </div>
        {post.struck ? (
          <div>
            <StruckLine text={post.struck} />
            <p className="mt-3 text-label text-soft">{content.struck}</p>
          </div>
        ) : null}
      </div>
      <div className="flex items-center gap-4 border-b border-rule py-4 text-fine text-soft">
        <Portrait person={author} sizes="3rem" className="w-12 shrink-0" />
        <div>
          <p className="text-small font-semibold text-ink">
            {fillPlaceholders(content.by, { name: author.name })}
          </p>
          <p className="flex flex-wrap gap-x-6 gap-y-0.5 tabular">
            {reviewer && <span>{reviewer}</span>}
            <time dateTime={post.date}>{printDate(post.date)}</time>
            <span>{post.readTime}</span>
          </p>
        </div>
      </div>
    </header>
  )
}

/** The author and their interest in the subject, and the CTA. */
function ArticleEnding({ author }: { author: Author }) {
  const { about, offer } = blog.article
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
          <p className="mt-4 max-w-lead text-small text-soft">
            {author.about} {about.text}
          </p>
        </section>
        <div className="no-print lg:border-l lg:border-ink lg:pl-10">
          <p className="max-w-headline font-serif text-heading">{offer.text}</p>
          <CallToAction className="mt-6">{offer.callToAction}</CallToAction>
        </div>
      </div>
    </div>
  )
}

/** Links to the previous and the next article, and back to the list. */
function ArticleNeighbors({ previous, next }: ReturnType<typeof neighbors<Post>>) {
  const labels = blog.article
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

function NeighborLink({ label, to, rel }: { label: string; to: Post | null; rel: 'prev' | 'next' }) {
  const side = rel === 'next' ? 'sm:col-start-2 sm:text-right' : ''
  if (!to) return null
  return (
    <a
      href={postAddress(to.slug)}
      rel={rel}
      className={`group block border-t-2 border-evergreen pt-4 ${side}`}
    >
      <span className="text-fine text-soft">{label}</span>
      <span className="mt-2 block font-serif text-minor text-balance group-hover:underline">{to.title}</span>
    </a>
  )
}
