import { SiteSearch } from '../../components/site-search.tsx'
import { CallToAction } from '../../components/ui/call-to-action.tsx'
import { TextLink } from '../../components/ui/text-link.tsx'
import { search } from '../../content/site/search.ts'
import { MenuPages } from '../../layout/menu-pages.tsx'
import { notFound } from './content.ts'

export const meta = () => ({ robots: 'noindex', ...notFound.meta })

export function Page() {
  return (
    <div data-missing-page className="page-container py-14 md:py-20">
      <div className="grid gap-x-16 gap-y-8 md:grid-cols-[auto_1fr]">
        <p className="font-serif text-[5.5rem] leading-none text-evergreen tabular">{notFound.code}</p>
        <div>
          <h1 className="text-major">{notFound.headline}</h1>
          <p className="mt-4 max-w-[36rem] text-lead text-soft">{notFound.text}</p>
          <div className="mt-8">
            <SiteSearch content={search} />
          </div>
          <p className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4">
            <CallToAction href={search.next.link.href}>{search.next.link.label}</CallToAction>
            <TextLink link={{ label: notFound.homeLabel, href: notFound.homeHref }} />
          </p>
        </div>
      </div>
      <div className="mt-14">
        <MenuPages heading={search.menuHeading} />
      </div>
    </div>
  )
}
