import { redirect } from 'react-router'
import { articleMeta, feedLink } from '../../seo/article-meta.ts'
import { pageMeta } from '../../seo/page-meta.ts'
import { blogPosting } from '../../seo/structured-data.ts'
import site from '../../site.config.ts'
import { articleFigureLabels, articleFigures } from '../../words/article-figures.ts'
import { blog } from '../../words/blog.ts'
import { categories, type Post } from '../../words/posts.schema.ts'
import { neighbors, posts, related } from '../../words/posts.ts'
import { fillTokens } from '../../words/tokens.ts'
import { ArticleEnding } from '../sections/blog/article-ending.tsx'
import { ArticleFigure } from '../sections/blog/article-figure.tsx'
import { ArticleNeighbors } from '../sections/blog/article-neighbors.tsx'
import { ArticleOpening } from '../sections/blog/article-opening.tsx'
import { ArticleText } from '../sections/blog/article-text.tsx'
import { PostCards } from '../sections/blog/post-cards.tsx'
import style from '../styles/articles.css?inline'
import type { Route } from './+types/article'
import { postAddress, sayDay, toCard } from './blog-card.ts'

/** The style these pages carry besides every page's. */
export const handle = { style }

const words = blog.article
const facts = { brand: site.brand, email: site.email }
const find = (slug: string | undefined) => posts.find((post) => post.slug === slug)
const turnTo = (post: Post | null) => post && { href: postAddress(post.slug), title: post.title }

/** An article nobody wrote leads to the list, as the specification asks. */
export function loader({ params }: Route.LoaderArgs) {
  if (!find(params.slug)) throw redirect('/blog', 302)
  return null
}

export function meta({ params }: Route.MetaArgs) {
  const post = find(params.slug)
  if (!post) return []
  const { title, metaDescription, keywords } = post
  const path = postAddress(post.slug)
  const author = fillTokens(post.author, facts)
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
  // The loader has sent every other address away.
  if (!post) return null
  const author = fillTokens(post.author, facts)
  const category = categories.find(({ name }) => name === post.category)
  const { previous, next } = neighbors(posts, post.slug)
  const others = related(posts, post)
  return (
    <>
      <article>
        <ArticleOpening
          category={{ name: post.category, href: `/blog?category=${category?.slug}` }}
          title={post.title}
          standfirst={post.description}
          author={author}
          date={post.date}
          day={sayDay(post.date)}
          readTime={post.readTime}
        />
        <ArticleText body={post.body} labels={words} figure={drawFigure} />
        <ArticleEnding
          author={author}
          about={{ heading: words.about.heading, text: fillTokens(words.about.text, facts) }}
          offer={words.offer}
        />
      </article>
      {others.length > 0 ? (
        <section aria-labelledby="related" className="mx-auto max-w-[74rem] px-5 pt-12 md:px-10 md:pt-16">
          <h2 id="related" className="mb-8 text-minor">
            {words.related}
          </h2>
          <PostCards cards={others.map(toCard)} />
        </section>
      ) : null}
      <ArticleNeighbors labels={words} previous={turnTo(previous)} next={turnTo(next)} />
    </>
  )
}

function drawFigure(name: string, caption: string) {
  const figure = articleFigures[name]
  return figure ? <ArticleFigure figure={figure} caption={caption} labels={articleFigureLabels} /> : null
}
