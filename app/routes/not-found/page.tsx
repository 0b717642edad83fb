import { StruckLine } from '../../components/drawings/struck-line.tsx'
import { SiteSearch } from '../../components/site-search.tsx'
import { TextLink } from '../../components/ui/text-link.tsx'
import { notFound } from './content.data.ts'

export const meta = () => ({ robots: 'noindex', ...notFound.meta })

export function Page() {
  return (
    <div data-missing-page className="page-container py-8 md:py-16">
      <div className="grid items-start gap-x-16 gap-y-6 md:grid-cols-[5fr_7fr] md:grid-rows-[auto_1fr]">
        <p className="font-serif text-display leading-none text-evergreen md:text-display tabular">
          {notFound.code}
        </p>
        <div className="md:col-start-2 md:row-span-2 md:row-start-1">
          <h1 className="text-major">{notFound.headline}</h1>
          <p className="mt-4 max-w-lead text-lead text-soft">{notFound.text}</p>
          <div className="mt-8">
            <SiteSearch />
          </div>
          <ul className="mt-10 max-w-lead border-t border-rule">
            {notFound.likely.map((link) => (
              <li key={link.href} className="border-b border-rule">
                <TextLink link={link} className="flex min-h-11 items-center" />
              </li>
            ))}
          </ul>
          <p className="mt-8">
            <TextLink
              link={{ label: notFound.homeLabel, href: notFound.homeHref }}
              className="inline-flex min-h-11 items-center"
            />
          </p>
        </div>
        <StruckLine text={notFound.struck} note={notFound.note} />
      </div>
    </div>
  )
}
