import { SiteSearch } from '../../components/site-search.tsx'
import { CallToAction } from '../../components/ui/call-to-action.tsx'
import { search as content } from '../../content/site/search.data.ts'
import { MenuPages } from '../../layout/menu-pages.tsx'
import type { PageProps, PageRequest } from '../../page-module.ts'

export const meta = () => ({ robots: 'noindex', ...content.meta })

const LONGEST_QUERY = 80

/** Without words it offers the field and the menu's pages. */
export async function load({ query, site }: PageRequest) {
  const sought = (query.get('q') ?? '').trim().slice(0, LONGEST_QUERY)
  return { query: sought, found: sought === '' ? [] : await site.searchPages(sought) }
}

export function Page({ data: { query, found } }: PageProps<typeof load>) {
  return (
    <div className="page-container py-14 md:py-20">
      <h1 className="text-major">{query === '' ? content.headline : `${content.resultsFor} “${query}”`}</h1>
      <div className="mt-8">
        <SiteSearch query={query} />
      </div>
      {query !== '' && found.length === 0 ? <p className="mt-8 max-w-[36rem]">{content.none}</p> : null}
      <ol className="mt-8 max-w-[44rem]">
        {found.map(({ path, title, description }) => (
          <li key={path} className="border-t border-rule py-5 last:border-b">
            <a href={path} className="font-serif text-minor text-evergreen hover:underline">
              {title}
            </a>
            <p className="mt-1 text-small text-soft">{description}</p>
          </li>
        ))}
      </ol>
      <p className="mt-10 flex flex-wrap items-center gap-x-6 gap-y-4">
        <CallToAction href={content.next.link.href}>{content.next.link.label}</CallToAction>
        <span className="text-small text-soft">{content.next.text}</span>
      </p>
      {found.length === 0 ? (
        <div className="mt-14">
          <MenuPages heading={content.menuHeading} />
        </div>
      ) : null}
    </div>
  )
}
