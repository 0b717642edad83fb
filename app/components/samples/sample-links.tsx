import { samples } from '../../content/promises/samples.ts'
import { Headline } from '../ui/heading.tsx'
import { TextLink } from '../ui/text-link.tsx'

interface SampleLinksProps {
  headline: string
  /** Path of the sample that the page itself shows, left out. */
  here?: string
}

/** The sample documents as links, each with one line about it. */
export function SampleLinks({ headline, here }: SampleLinksProps) {
  return (
    <section aria-labelledby="samples" className="no-print page-container py-10 md:py-14">
      <Headline id="samples" className="text-minor" text={headline} />
      <ul className="mt-4 grid grid-cols-2 gap-x-5 border-t border-ink pt-2 sm:gap-x-8 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
        {samples.entries
          .filter(({ href }) => href !== here)
          .map(({ href, name, what }) => (
            <li key={href} className="py-1.5 sm:py-3">
              <TextLink link={{ label: name, href }} />
              <p className="mt-1 text-small leading-snug text-soft max-sm:hidden">{what}</p>
            </li>
          ))}
      </ul>
    </section>
  )
}
