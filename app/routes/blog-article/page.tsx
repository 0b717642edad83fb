import { authorOf, postAddress, toCard } from '../../components/blog/blog-card.ts'
import { PostCards } from '../../components/blog/post-cards.tsx'
import { Headline } from '../../components/ui/heading.tsx'
import { blog } from '../../content/blog/blog.data.ts'
import { neighbors, related } from '../../content/blog/post-lists.ts'
import { type Post, posts } from '../../content/blog/posts.data.ts'
import { shownPosts } from '../../content/blog/shown-posts.ts'
import { site } from '../../content/site/site.data.ts'
import { personFor } from '../../content/site/site.schema.ts'
import { isShown } from '../../content/site/today.ts'
import type { PageProps } from '../../page-module.ts'
import { blogPosting } from '../../seo/structured-data.ts'
import { ArticleEnding, ArticleHero, ArticleNeighbors } from './article-frame.tsx'
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
