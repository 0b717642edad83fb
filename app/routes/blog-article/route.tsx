import { redirect } from 'react-router'
import site from '../../../site.config.ts'
import { formatDay, postAddress, toCard } from '../../components/blog-card.ts'
import { PostCards } from '../../components/post-cards.tsx'
import { articleFigureLabels, articleFigures } from '../../content/article-figures.ts'
import { blog } from '../../content/blog.ts'
import { fillPlaceholders } from '../../content/placeholders.ts'
import { categories, type Post } from '../../content/posts.schema.ts'
import { neighbors, posts, related } from '../../content/posts.ts'
import { articleMeta, feedLink } from '../../seo/article-meta.ts'
import { pageMeta } from '../../seo/page-meta.ts'
import { blogPosting } from '../../seo/structured-data.ts'
import type { Route } from './+types/route'
import { ArticleEnding, ArticleHero, ArticleNeighbors } from './article-frame.tsx'
import { ArticleText } from './article-text.tsx'
import { ArticleFigure } from './evidence.tsx'
import style from './page.css?inline'

export const handle = { style }

const content = blog.article
const facts = { brand: site.brand, email: site.email }
const find = (slug: string | undefined) => posts.find((post) => post.slug === slug)
const turnTo = (post: Post | null) => post && { href: postAddress(post.slug), title: post.title }

/** Unknown articles redirect to the list, as the specification asks. */
export function loader({ params }: Route.LoaderArgs) {
  if (!find(params.slug)) throw redirect('/blog', 302)
  return null
}

export function meta({ params }: Route.MetaArgs) {
  const post = find(params.slug)
  if (!post) return []
  const { title, metaDescription, keywords } = post
  const path = postAddress(post.slug)
  const author = fillPlaceholders(post.author, facts)
  return [
    ...pageMeta({
      path,
      title,
      description: metaDescription,
      keywords: keywords.join(', '),
      type: 'article',
      data: [blogPosting({ ...post, author, address: path })],
    }),
    ...articleMeta(path, post, author),
    feedLink(),
  ]
}

export default function ArticleScreen({ params }: Route.ComponentProps) {
  const post = find(params.slug)
  // The loader has redirected unknown slugs.
  if (!post) return null
  const author = fillPlaceholders(post.author, facts)
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
          date={post.date}
          day={formatDay(post.date)}
          readTime={post.readTime}
        />
        <ArticleText body={post.body} labels={content} figure={renderFigure} />
        <ArticleEnding
          author={author}
          about={{ heading: content.about.heading, text: fillPlaceholders(content.about.text, facts) }}
          offer={content.offer}
        />
      </article>
      {others.length > 0 ? (
        <section aria-labelledby="related" className="page-container pt-12 md:pt-16">
          <h2 id="related" className="mb-8 text-minor">
            {content.related}
          </h2>
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
