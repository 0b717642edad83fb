import { SiteSearch } from '../../components/site-search.tsx'
import { CallToAction } from '../../components/ui/call-to-action.tsx'
import { Headline } from '../../components/ui/heading.tsx'
import { Ringed } from '../../components/ui/ring.tsx'
import { LinkItems } from '../../components/ui/texts.tsx'
import { frame } from '../../content/site/navigation.data.ts'
import { search as content } from '../../content/site/search.data.ts'
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
    <div className="page-container py-8 md:py-16">
      <h1 className="text-major">
        {query === '' ? (
          content.headline
        ) : (
          <>
            {content.resultsFor} <Sought query={query} isFound={found.length > 0} />
          </>
        )}
      </h1>
      <div className="mt-8">
        <SiteSearch query={query} />
      </div>
      {query !== '' && found.length === 0 ? <p className="mt-8 max-w-lead">{content.none}</p> : null}
      <ol className="mt-8 max-w-wide">
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
          <MenuPages />
        </div>
      ) : null}
    </div>
  )
}

/** What was sought: ringed by the pencil, or struck where no page has it. */
const Sought = ({ query, isFound }: { query: string; isFound: boolean }) =>
  isFound ? <Ringed>“{query}”</Ringed> : <s className="struck">“{query}”</s>

/** The menus' pages as lists, for a visitor who is lost. */
function MenuPages() {
  const groups = frame.header.menus.flatMap((menu) => ('items' in menu ? [menu] : []))
  return (
    <nav aria-labelledby="menu-pages">
      <Headline id="menu-pages" className="text-minor" text={content.menuHeading} />
      <div className="mt-6 grid gap-x-10 gap-y-8 border-t border-ink pt-6 sm:grid-cols-2 lg:grid-cols-4">
        {groups.map((group) => (
          <div key={group.label}>
            <p className="text-label text-soft">{group.label}</p>
            <ul className="mt-1 text-small">
              <LinkItems
                links={group.items}
                className="flex min-h-10 items-center hover:text-evergreen hover:underline"
              />
            </ul>
          </div>
        ))}
      </div>
    </nav>
  )
}
