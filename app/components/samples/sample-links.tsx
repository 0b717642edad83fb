import { samples } from '../../content/promises/samples.data.ts'
import { SAMPLE_SIZE, samplePicture } from '../people/photo-files.ts'
import { Headline } from '../ui/heading.tsx'

/** The top of a sample document's page, cut at a height. */
export const SamplePicture = ({ href, className }: { href: string; className: string }) => (
  <span className={`block overflow-hidden border border-rule ${className}`.trimEnd()}>
    <img
      src={`/${samplePicture(href)}`}
      width={SAMPLE_SIZE}
      height={SAMPLE_SIZE}
      alt=""
      loading="lazy"
      decoding="async"
      className="block h-auto w-[170%] max-w-none bg-white [mask-image:linear-gradient(90deg,#000_45%,transparent_58%)]"
    />
  </span>
)

/** The sample documents, each with the top of its page, two in the first row and three in each other; on a phone only the first, large enough to read. */
export const SampleThumbnails = () => (
  <ul className="mt-3 grid gap-x-8 gap-y-5 sm:grid-cols-6 sm:gap-y-8 sm:*:col-span-2 sm:*:nth-[-n+2]:col-span-3">
    {samples.entries.map(({ href, name, what }, index) => (
      <li key={href}>
        <a href={href} className="group block py-1 text-small leading-tight font-semibold">
          <SamplePicture
            href={href}
            className={`mb-2 h-36 sm:aspect-[4/3] sm:h-auto ${index > 0 ? 'max-sm:hidden' : ''}`}
          />
          <span className="block underline underline-offset-4 group-hover:decoration-2">{name}</span>
        </a>
        <p className="mt-1 text-small leading-snug text-soft">{what}</p>
      </li>
    ))}
  </ul>
)

/** An index of the sample documents at the end of a page's argument. `here` is the path of the one that the page itself shows. */
export function SampleLinks({ here }: { here?: string }) {
  return (
    <section aria-labelledby="samples" className="no-print page-container py-10 md:py-14">
      <Headline id="samples" className="text-minor" text={here ? samples.othersHeading : samples.heading} />
      <ul className="mt-4 grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
        {samples.entries
          .filter(({ href }) => href !== here)
          .map(({ href, name, what }) => (
            <li key={href}>
              <a className="link text-small font-semibold" href={href}>
                {name}
              </a>
              <p className="mt-1 text-small leading-snug text-soft">{what}</p>
            </li>
          ))}
      </ul>
    </section>
  )
}
