import { postAddress } from '../../components/blog/blog-card.ts'
import { CtaSection } from '../../components/cta-section.tsx'
import { PageHeading } from '../../components/page-heading.tsx'
import type { Post } from '../../content/blog/posts.schema.ts'
import { posts } from '../../content/blog/posts.ts'
import { specialtyPages } from '../../content/site/specialty-pages.ts'
import { Catalog, type CatalogItem, type CatalogShelf } from './catalog.tsx'
import { resources as content, resourcesLabels as labels } from './content.ts'
import style from './page.css?inline'
import { GuideOutline, LinkGroups, ResourceShelf } from './shelves.tsx'

export const handle = { style }

export const meta = () => content.meta

/** Converts a post to a catalog item; `readTime` begins with the minutes. */
function toItem({ slug, title, description, category, readTime }: Post): CatalogItem {
  const particulars = content.articles.byCategory[category]
  return {
    ...particulars,
    title,
    what: description,
    minutes: Number.parseInt(readTime, 10),
    href: postAddress(slug),
  }
}

const { byCategory, all, ...articles } = content.articles
const shelves: CatalogShelf[] = [
  content.tools,
  content.guides,
  { ...articles, items: posts.map(toItem), more: all },
]
const linkGroups = [
  content.samples,
  {
    ...content.specialties,
    items: specialtyPages.map(({ name, path }) => ({ label: name, href: path })),
  },
]
const inAll = shelves.flatMap(({ items }) => items).reduce((sum, { minutes }) => sum + minutes, 0)

export function Page() {
  return (
    <>
      <div className="page-container pt-10 pb-8 md:pt-16">
        <div className="grid items-end gap-x-16 gap-y-6 lg:grid-cols-[7fr_5fr]">
          <div>
            <PageHeading content={content} className="max-w-[10em] text-display" />
          </div>
          <div className="max-w-[34rem]">
            <p className="text-lead text-soft">{content.lead}</p>
            <p className="mt-4 text-small text-soft">{content.terms}</p>
          </div>
        </div>
        <ResourceShelf
          shelves={shelves}
          description={content.drawing.description}
          caption={`${content.drawing.caption} ${labels.inAll(inAll)}`}
        />
      </div>
      <Catalog shelves={shelves} labels={content.labels} formatMinutes={labels.minutes} />
      <LinkGroups groups={linkGroups} />
      <GuideOutline content={content.outline} formatPages={labels.pages} />
      <CtaSection {...content.next} href="/book" />
    </>
  )
}
