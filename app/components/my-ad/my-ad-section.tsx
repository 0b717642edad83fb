import { adContent } from '../../content/specialties/ads.data.ts'
import { Island } from '../../islands/island.tsx'
import MyAd from './my-ad.island.tsx'

/** The sample ad in the visitor's own name, below a page's headline; not drawn yet where the page shows another ad at once. */
export function MyAdSection({ specialty, isDrawn = true }: { specialty: string; isDrawn?: boolean }) {
  return (
    <section aria-labelledby="my-ad" className="page-container pb-12 md:pb-16">
      <h2 id="my-ad" className="mb-3 text-minor">
        {adContent.heading}
      </h2>
      <Island name="my-ad" of={MyAd} wake="touch" props={{ specialty, isDrawn }} />
    </section>
  )
}
