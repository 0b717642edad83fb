import { authorOf, formatDay, postAddress, toCard } from '../../components/blog/blog-card.ts'
import { PostCards } from '../../components/blog/post-cards.tsx'
import { Headline } from '../../components/ui/heading.tsx'
import { articleFigureLabels, articleFigures } from '../../content/blog/article-figures.ts'
import { blog } from '../../content/blog/blog.ts'
import { categories, type Post } from '../../content/blog/posts.schema.ts'
import { neighbors, posts, related } from '../../content/blog/posts.ts'
import { fillPlaceholders } from '../../content/checks/placeholders.ts'
import { personFor } from '../../content/site/site.schema.ts'
import { site } from '../../content/site/site.ts'
import type { PageProps } from '../../page-module.ts'
import { lastChanged } from '../../seo/last-modified.ts'
import { blogPosting } from '../../seo/structured-data.ts'
import { ArticleEnding, ArticleHero, ArticleNeighbors } from './article-frame.tsx'
import { ArticleText } from './article-text.tsx'
import { ArticleFigure } from './evidence.tsx'
import style from './page.css?inline'

export const handle = { style }

const content = blog.article
const about = {
  heading: content.about.heading,
  text: fillPlaceholders(content.about.text, { email: site.email }),
}
const reviewer = personFor(site, 'clinical reviewer')
const turnTo = (post: Post | null) => post && { href: postAddress(post.slug), title: post.title }

function postAt(path: string): Post {
  const post = posts.find(({ slug }) => postAddress(slug) === path)
  if (!post) throw new Error(`app/content/blog/posts has no article for ${path}`)
  return post
}

export function meta({ path }: PageProps) {
  const post = postAt(path)
  const { title, metaDescription, keywords, date, category } = post
  const author = authorOf(post)
  return {
    title,
    description: metaDescription,
    keywords: keywords.join(', '),
    structuredData: [
      blogPosting({ ...post, author: author.name, isPerson: Boolean(author.role), address: path }),
    ],
    article: { published: date, modified: lastChanged(path, date), author: author.name, section: category },
    hasFeed: true,
  }
}

export function Page({ path }: PageProps) {
  const post = postAt(path)
  const author = authorOf(post)
  const category = categories.find(({ name }) => name === post.category)
  const { previous, next } = neighbors(posts, post.slug)
  const others = related(posts, post)
  return (
    <>
      <article>
        <ArticleHero
          category={{ name: post.category, href: `/blog?category=${category?.slug}` }}
          title={post.title}
          standfirst={post.description}
          author={author}
          reviewer={reviewer ? `${content.reviewedBy} ${reviewer.name}` : null}
          date={post.date}
          day={formatDay(post.date)}
          readTime={post.readTime}
        />
        <ArticleText body={post.body} labels={content} figure={renderFigure} />
        <ArticleEnding author={author} about={about} offer={content.offer} />
      </article>
      {others.length > 0 ? (
        <section aria-labelledby="related" className="page-container pt-12 md:pt-16">
          <Headline id="related" className="mb-8 text-minor" text={content.related} />
          <PostCards cards={others.map(toCard)} />
        </section>
      ) : null}
      <ArticleNeighbors labels={content} previous={turnTo(previous)} next={turnTo(next)} />
    </>
  )
}

function renderFigure(name: string, caption: string) {
  const figure = articleFigures[name]
  return figure ? <ArticleFigure figure={figure} caption={caption} labels={articleFigureLabels} /> : null
}
