import { toCard } from '../../components/blog-card.ts'
import { CtaSection } from '../../components/cta-section.tsx'
import { PageHeading } from '../../components/page-heading.tsx'
import { PostCards } from '../../components/post-cards.tsx'
import { blog, blogLabels } from '../../content/blog.ts'
import { categories } from '../../content/posts.schema.ts'
import { inCategory, posts } from '../../content/posts.ts'
import { feedLink } from '../../seo/article-meta.ts'
import { pageMeta } from '../../seo/page-meta.ts'
import type { Route } from './+types/route'
import style from './page.css?inline'
import { PostFilter } from './post-filter.tsx'

export const handle = { style }

const content = blog.list
const ALL = 'all'

/**
 * The selected category, `/blog?category=ketamine-marketing`; all posts without one. An unknown category has no posts,
 * and the list says so.
 */
export function loader({ request }: Route.LoaderArgs) {
  const asked = new URL(request.url).searchParams.get('category') || ALL
  const known = asked === ALL || categories.some(({ slug }) => slug === asked)
  return { chosen: known ? asked : null }
}

export function meta({ loaderData }: Route.MetaArgs) {
  const category = categories.find(({ slug }) => slug === loaderData?.chosen)
  const title = category ? blogLabels.filteredTitle(category.name) : content.meta.title
  return [...pageMeta({ path: '/blog', title, description: content.meta.description }), feedLink()]
}

export default function BlogScreen({ loaderData: { chosen } }: Route.ComponentProps) {
  const category = categories.find(({ slug }) => slug === chosen)
  const shown = chosen === null ? [] : inCategory(posts, category?.name ?? null)
  const choices = [
    { name: content.all, value: ALL },
    ...categories.map(({ slug, name }) => ({ name, value: slug })),
  ]
  const heading =
    chosen === ALL
      ? blogLabels.shownAll(shown.length)
      : blogLabels.shown(category?.name ?? content.unknownCategory, shown.length)
  return (
    <>
      <div className="page-container pt-10 pb-16 md:pt-16 md:pb-24">
        <div className="grid items-end gap-x-16 gap-y-5 lg:grid-cols-[7fr_5fr]">
          <div>
            <PageHeading content={content} className="max-w-[9.4em] text-display" />
          </div>
          <p className="max-w-[34rem] text-lead text-soft">{content.lead}</p>
        </div>
        <div className="mt-10 md:mt-14">
          <PostFilter label={content.filterLabel} choices={choices} chosen={chosen} />
        </div>
        {/* Target of the filter form: focus moves here, so the result is announced and the filter stays in view. */}
        <div id="shown" role="status" tabIndex={-1} className="my-8 scroll-mt-48">
          <h2 className="font-sans text-small font-normal tracking-normal text-soft">{heading}</h2>
        </div>
        {shown.length > 0 ? (
          <PostCards cards={shown.map(toCard)} />
        ) : (
          <p className="border-t-2 border-ink pt-5 text-lead">
            {content.empty}{' '}
            <a className="link" href="/blog">
              {content.showAll}
            </a>
          </p>
        )}
      </div>
      <CtaSection {...content.next} href="/book" />
    </>
  )
}
