import { toCard } from '../../components/blog/post-card.ts'
import { CallToActionSection } from '../../components/call-to-action-section.tsx'
import { PageHeading } from '../../components/page-heading.tsx'
import { blog } from '../../content/blog/blog.data.ts'
import { inCategory, pageOf } from '../../content/blog/post-lists.ts'
import { shownPosts } from '../../content/blog/shown-posts.ts'
import { fillPlaceholders } from '../../content/placeholders.ts'
import { Island } from '../../islands/island.tsx'
import type { PageProps, PageRequest } from '../../page-module.ts'
import ArticleList from './article-list.island.tsx'

const { categories, list: content } = blog
const ALL = 'all'

/**
 * The selected category, `/blog?category=ketamine-marketing`; all posts without one. An unknown category has no posts,
 * and the list says so. A list that is too long for one page has pages, `/blog?page=2`.
 */
export function load({ query }: PageRequest) {
  const asked = query.get('category') || ALL
  const category = categories.find(({ slug }) => slug === asked)
  const chosen = category || asked === ALL ? asked : null
  const posts = chosen ? shownPosts() : []
  const listed = category ? inCategory(posts, category.name) : posts
  return { chosen, page: pageOf(listed, Number(query.get('page'))) }
}

const titleOf = (category: { name: string } | undefined) =>
  category ? fillPlaceholders(content.filteredTitle, { name: category.name }) : content.meta.title

export function meta({ data }: PageProps<typeof load>) {
  const category = categories.find(({ slug }) => slug === data.chosen)
  const { description } = content.meta
  const { current } = data.page
  const own = current > 1 && !category ? { address: hrefOf(data.chosen, current) } : {}
  const title = titleOf(category)
  return { title: current > 1 ? `${title}, page ${current}` : title, description, hasFeed: true, ...own }
}

function hrefOf(chosen: string | null, page: number): string {
  const query = new URLSearchParams()
  if (chosen && chosen !== ALL) query.set('category', chosen)
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `/blog?${query}` : '/blog'
}

/** Heading of the list: what is shown, and how many. */
const headingOf = (name: string, count: number) =>
  count === 1
    ? fillPlaceholders(content.shownOne, { name })
    : fillPlaceholders(content.shownSeveral, { name, count })

/** The choices of a category, and the cards: of all posts where they fit on one page, so that the browser can filter them. */
function listOf({ chosen, page }: Awaited<ReturnType<typeof load>>) {
  const posts = shownPosts()
  const isWhole = pageOf(posts, 1).last === 1
  const choices = [
    {
      value: ALL,
      name: content.all,
      heading: fillPlaceholders(content.shownAll, { count: posts.length }),
      title: content.meta.title,
    },
    ...categories.map(({ slug, name }) => ({
      value: slug,
      name,
      heading: headingOf(name, inCategory(posts, name).length),
      title: titleOf({ name }),
    })),
  ]
  const cards = (isWhole ? posts : page.entries).map((post) => ({
    ...toCard(post),
    categoryValue: categories.find(({ name }) => name === post.category)?.slug ?? '',
  }))
  const texts = { label: content.filterLabel, empty: content.empty, showAll: content.showAll }
  const unknownHeading = headingOf(content.unknownCategory, 0)
  return { isWhole, list: { ...texts, unknownHeading, choices, cards, chosen, all: ALL } }
}

/** Links to the pages before and after this one. */
function OtherPages({ chosen, page: { current, last } }: Awaited<ReturnType<typeof load>>) {
  if (last === 1) return null
  const label = fillPlaceholders(content.pages, { current, last })
  const link = (rel: string, page: number, text: string) => (
    <a rel={rel} className="link inline-flex min-h-11 items-center" href={hrefOf(chosen, page)}>
      {text}
    </a>
  )
  return (
    <nav aria-label={label} className="mt-10 flex flex-wrap items-center gap-x-6 gap-y-3">
      {current > 1 && link('prev', current - 1, content.newer)}
      <span className="text-small text-soft">{label}</span>
      {current < last && link('next', current + 1, content.older)}
    </nav>
  )
}

export function Page({ data }: PageProps<typeof load>) {
  const { isWhole, list } = listOf(data)
  return (
    <>
      <div className="page-container pt-6 pb-16 md:pt-12 md:pb-24">
        <div className="grid items-end gap-x-16 gap-y-3 lg:grid-cols-[7fr_5fr]">
          <div>
            <PageHeading content={content} className="max-w-headline text-major md:text-display" />
          </div>
          <p className="max-w-lead text-lead text-soft">{content.lead}</p>
        </div>
        {isWhole ? <Island of={ArticleList} props={list} /> : <ArticleList {...list} />}
        <OtherPages {...data} />
      </div>
      <CallToActionSection {...content.next} />
    </>
  )
}
