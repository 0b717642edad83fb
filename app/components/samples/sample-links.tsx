import { SampleThumbnails } from '../pictures/sample-thumbnails.tsx'
import { Headline } from '../ui/heading.tsx'

interface SampleLinksProps {
  headline: string
  /** Path of the sample that the page itself shows, left out. */
  here?: string
}

/** The sample documents at the end of a page's argument. */
export function SampleLinks({ headline, here }: SampleLinksProps) {
  return (
    <section aria-labelledby="samples" className="no-print page-container py-10 md:py-14">
      <Headline id="samples" className="text-minor" text={headline} />
      <SampleThumbnails here={here} hasTexts />
    </section>
  )
}
