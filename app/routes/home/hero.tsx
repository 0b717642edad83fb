import { CallToAction } from '../../components/ui/call-to-action.tsx'
import { NoBreak } from '../../components/ui/no-break.tsx'
import { TextLink } from '../../components/ui/text-link.tsx'
import { LinkItems } from '../../components/ui/texts.tsx'
import { fillPlaceholders } from '../../content/checks/placeholders.ts'
import { specialtyLinks } from '../../content/specialties/specialties.data.ts'
import type { Home } from './content.data.ts'

/** Hero: the promise and the button, and the visitor's own ad. Never fades in, because it is the largest contentful paint. */
export function Hero({ content }: { content: Home['hero'] }) {
  return (
    <section aria-labelledby="hero">
      <h1 id="hero" className="text-display">
        <NoBreak text={`${content.headline.plain} `} />
        <em className="text-evergreen">{content.headline.turn}</em>
      </h1>
      <p className="mt-4 max-w-[34rem] text-lead text-soft">{content.lead}</p>
      <p className="my-4">
        <CallToAction href="/book">{content.callToAction}</CallToAction>
      </p>
      <p className="text-label font-medium">{content.smallPrint}</p>
      <p className="mt-1 text-label text-soft">
        {`${content.month} `}
        <TextLink link={content.guaranteeLink} className="inline-block" />
      </p>
    </section>
  )
}

/** The specialties we work with, each a link to its page. */
export function Specialties({ content }: { content: Home['specialties'] }) {
  return (
    <section aria-labelledby="specialties" className="border-t border-rule bg-leaf">
      <div className="page-container py-3 md:grid md:grid-cols-[17rem_1fr] md:items-baseline md:py-6">
        <h2 id="specialties" className="text-minor">
          {fillPlaceholders(content.headline, { count: String(specialtyLinks.length) })}
        </h2>
        <ul className="flex flex-wrap gap-x-4 text-label">
          <LinkItems links={specialtyLinks} className="link inline-block" />
        </ul>
      </div>
    </section>
  )
}
