import { toCard } from '../../components/blog-card.ts'
import { CtaSection } from '../../components/cta-section.tsx'
import { blog, blogLabels } from '../../content/blog.ts'
import { categories } from '../../content/posts.schema.ts'
import { inCategory, posts } from '../../content/posts.ts'
import { Island } from '../../islands/island.tsx'
import { feedLink } from '../../seo/article-meta.ts'
import { pageMeta } from '../../seo/page-meta.ts'
import style from '../../styles/articles.css?inline'
import type { Route } from './+types/route'
import ArticleList from './article-list.island.tsx'

/** The style these pages carry besides every page's. */
export const handle = { style }

const words = blog.list
const ALL = 'all'

/**
 * The category asked for in the address, `/blog?category=ketamine-marketing`. Without one, everything is shown.
 * One that does not exist has no posts: the list says so instead of showing what nobody asked for.
 */
export function loader({ request }: Route.LoaderArgs) {
  const asked = new URL(request.url).searchParams.get('category') || ALL
  const known = asked === ALL || categories.some(({ slug }) => slug === asked)
  return { chosen: known ? asked : null }
}

const titleOf = (category: { name: string } | undefined) =>
  category ? blogLabels.filteredTitle(category.name) : words.meta.title

export function meta({ loaderData }: Route.MetaArgs) {
  const category = categories.find(({ slug }) => slug === loaderData?.chosen)
  const { description } = words.meta
  return [...pageMeta({ path: '/blog', title: titleOf(category), description }), feedLink()]
}

const choices = [
  { value: ALL, name: words.all, heading: blogLabels.shownAll(posts.length), title: words.meta.title },
  ...categories.map(({ slug, name }) => ({
    value: slug,
    name,
    heading: blogLabels.shown(name, inCategory(posts, name).length),
    title: titleOf({ name }),
  })),
]

const cards = posts.map((post) => ({
  ...toCard(post),
  categoryValue: categories.find(({ name }) => name === post.category)?.slug ?? '',
}))

export default function BlogScreen({ loaderData: { chosen } }: Route.ComponentProps) {
  return (
    <>
      <div className="mx-auto max-w-[74rem] px-5 pt-10 pb-16 md:px-10 md:pt-16 md:pb-24">
        <div className="grid items-end gap-x-16 gap-y-5 lg:grid-cols-[7fr_5fr]">
          <div>
            <p className="mb-4 flex items-center gap-3 text-fine text-soft before:h-px before:w-8 before:bg-current before:content-['']">
              {words.kicker}
            </p>
            <h1 className="max-w-[9.4em] text-display">{words.headline}</h1>
          </div>
          <p className="max-w-[34rem] text-lead text-soft">{words.lead}</p>
        </div>
        <Island
          name="article-list"
          of={ArticleList}
          props={{
            label: words.filterLabel,
            choices,
            chosen,
            cards,
            all: ALL,
            unknownHeading: blogLabels.shown(words.unknownCategory, 0),
            empty: words.empty,
            showAll: words.showAll,
          }}
        />
      </div>
      <CtaSection {...words.next} href="/book" />
    </>
  )
}
