import { toCard } from '../../components/blog/blog-card.ts'
import { CtaSection } from '../../components/cta-section.tsx'
import { PageHeading } from '../../components/page-heading.tsx'
import { blog } from '../../content/blog/blog.data.ts'
import { inCategory } from '../../content/blog/post-lists.ts'
import { shownPosts } from '../../content/blog/shown-posts.ts'
import { fillPlaceholders } from '../../content/checks/placeholders.ts'
import { Island } from '../../islands/island.tsx'
import type { PageProps, PageRequest } from '../../page-module.ts'
import ArticleList from './article-list.island.tsx'
import style from './page.css?inline'

export const handle = { style }

const { categories, list: content } = blog
const ALL = 'all'

/**
 * The selected category, `/blog?category=ketamine-marketing`; all posts without one. An unknown category has no posts,
 * and the list says so.
 */
export function load({ query }: PageRequest) {
  const asked = query.get('category') || ALL
  const known = asked === ALL || categories.some(({ slug }) => slug === asked)
  return { chosen: known ? asked : null }
}

const titleOf = (category: { name: string } | undefined) =>
  category ? fillPlaceholders(content.filteredTitle, { name: category.name }) : content.meta.title

export function meta({ data }: PageProps<typeof load>) {
  const category = categories.find(({ slug }) => slug === data.chosen)
  const { description } = content.meta
  return { title: titleOf(category), description, hasFeed: true }
}

/** Heading of the list: what is shown, and how many. */
const headingOf = (name: string, count: number) =>
  count === 1
    ? fillPlaceholders(content.shownOne, { name })
    : fillPlaceholders(content.shownSeveral, { name, count: String(count) })

/** The choices of a category, and the cards. */
function listOf(posts: ReturnType<typeof shownPosts>) {
  const choices = [
    {
      value: ALL,
      name: content.all,
      heading: fillPlaceholders(content.shownAll, { count: String(posts.length) }),
      title: content.meta.title,
    },
    ...categories.map(({ slug, name }) => ({
      value: slug,
      name,
      heading: headingOf(name, inCategory(posts, name).length),
      title: titleOf({ name }),
    })),
  ]
  const cards = posts.map((post) => ({
    ...toCard(post),
    categoryValue: categories.find(({ name }) => name === post.category)?.slug ?? '',
  }))
  return { choices, cards }
}

export function Page({ data: { chosen } }: PageProps<typeof load>) {
  return (
    <>
      <div className="page-container pt-10 pb-16 md:pt-16 md:pb-24">
        <div className="grid items-end gap-x-16 gap-y-5 lg:grid-cols-[7fr_5fr]">
          <div>
            <PageHeading content={content} className="max-w-[9.4em] text-display" />
          </div>
          <p className="max-w-[34rem] text-lead text-soft">{content.lead}</p>
        </div>
        <Island
          name="article-list"
          of={ArticleList}
          props={{
            label: content.filterLabel,
            ...listOf(shownPosts()),
            chosen,
            all: ALL,
            unknownHeading: headingOf(content.unknownCategory, 0),
            empty: content.empty,
            showAll: content.showAll,
          }}
        />
      </div>
      <CtaSection {...content.next} href="/book" />
    </>
  )
}
