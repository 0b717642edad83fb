import { samples } from '../../content/promises/samples.data.ts'
import { PagePicture } from '../pictures/page-picture.tsx'
import type { PictureName } from '../pictures/pictures.ts'
import { Headline } from '../ui/heading.tsx'

interface SampleThumbnailsProps {
  /** Path of the sample that the page itself shows, left out. */
  here?: string | undefined
  /** Whether a wide page says what each sample is. */
  hasTexts?: boolean
  /** Shows the top of each page, large enough to read its headings. */
  isLarge?: boolean
}

/** The sample documents as small pages, each a link. */
export function SampleThumbnails({ here, hasTexts = false, isLarge = false }: SampleThumbnailsProps) {
  const columns = isLarge
    ? 'grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-3 sm:gap-x-8'
    : 'grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-3'
  return (
    <ul className={`mt-3 grid ${columns}`}>
      {samples.entries
        .filter(({ href }) => href !== here)
        .map(({ href, name, what }) => (
          <li key={href}>
            <a
              href={href}
              className={`group block leading-tight ${isLarge ? 'text-small font-semibold' : 'text-fine'}`}
            >
              <span className={isLarge ? 'block aspect-[4/3] overflow-hidden border border-rule' : undefined}>
                <PagePicture
                  name={href.replace('/samples/', '') as PictureName}
                  alt=""
                  className={isLarge ? 'w-[170%] max-w-none border-0' : ''}
                />
              </span>
              <span className="mt-2 block underline underline-offset-4 group-hover:decoration-2">{name}</span>
            </a>
            {hasTexts && <p className="mt-1 text-small leading-snug text-soft max-sm:hidden">{what}</p>}
          </li>
        ))}
    </ul>
  )
}

/** The sample documents at the end of a page's argument. `here` is the path of the one that the page itself shows. */
export function SampleLinks({ here }: { here?: string }) {
  return (
    <section aria-labelledby="samples" className="no-print page-container py-10 md:py-14">
      <Headline id="samples" className="text-minor" text={here ? samples.othersHeading : samples.heading} />
      <SampleThumbnails here={here} hasTexts />
    </section>
  )
}
