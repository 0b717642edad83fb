import { samples } from '../../content/promises/samples.data.ts'
import { PagePicture } from '../pictures/page-picture.tsx'
import type { PictureName } from '../pictures/pictures.ts'
import { Headline } from '../ui/heading.tsx'

interface SampleThumbnailsProps {
  /** Path of the sample that the page itself shows, left out. */
  here?: string | undefined
  /** Whether a wide page says what each sample is. */
  hasTexts?: boolean
}

/** The sample documents as small pages, each a link. */
export function SampleThumbnails({ here, hasTexts = false }: SampleThumbnailsProps) {
  return (
    <ul className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-3">
      {samples.entries
        .filter(({ href }) => href !== here)
        .map(({ href, name, what }) => (
          <li key={href}>
            <a href={href} className="group block text-fine leading-tight">
              <PagePicture name={href.replace('/samples/', '') as PictureName} alt="" />
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
