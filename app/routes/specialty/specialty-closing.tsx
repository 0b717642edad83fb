import { CallToAction } from '../../components/ui/call-to-action.tsx'
import { Section } from '../../components/ui/section.tsx'
import {
  specialtyLabels as labels,
  type SpecialtyPage,
  specialtyPages,
} from '../../content/specialty-pages.ts'

interface SpecialtyClosingProps {
  page: SpecialtyPage
  callToAction: string
}

/** Closing CTA with the guarantee's terms, and the other specialties. */
export function SpecialtyClosing({ page, callToAction }: SpecialtyClosingProps) {
  const { guarantee } = labels
  return (
    <Section tone="night" labelledBy="closing">
      <div className="grid items-end gap-x-16 gap-y-8 lg:grid-cols-2">
        <h2 id="closing" className="max-w-[11.8em] text-major">
          {page.closing}
        </h2>
        <div>
          <p className="text-paper/90">
            {guarantee.text}{' '}
            <a className="link" href={guarantee.link.href}>
              {guarantee.link.label}
            </a>
          </p>
          <p className="mt-7">
            <CallToAction href="/book">{callToAction}</CallToAction>
          </p>
        </div>
      </div>
      <nav aria-label={labels.others} className="mt-14 border-t border-white/20 pt-6">
        <p className="text-label text-paper/85">{labels.others}</p>
        <ul className="mt-2 flex flex-wrap gap-x-7 text-small">
          {specialtyPages
            .filter(({ path }) => path !== page.path)
            .map(({ path, name }) => (
              <li key={path}>
                <a className="link inline-flex min-h-9 items-center" href={path}>
                  {name}
                </a>
              </li>
            ))}
        </ul>
      </nav>
    </Section>
  )
}
