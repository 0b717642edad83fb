import { samples } from '../../content/promises/samples.ts'
import { SampleThumbnails } from '../pictures/sample-thumbnails.tsx'
import { Headline } from '../ui/heading.tsx'

/** The sample documents at the end of a page's argument. `here` is the path of the one that the page itself shows. */
export function SampleLinks({ here }: { here?: string }) {
  return (
    <section aria-labelledby="samples" className="no-print page-container py-10 md:py-14">
      <Headline id="samples" className="text-minor" text={here ? samples.othersHeading : samples.heading} />
      <SampleThumbnails here={here} hasTexts />
    </section>
  )
}
