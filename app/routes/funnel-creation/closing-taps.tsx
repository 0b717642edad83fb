import { CallToAction } from '../../components/ui/call-to-action.tsx'
import type { FunnelCreationContent } from './content.schema.ts'

const TAPS = 9

/** Closing CTA below a row of taps to count. */
export function ClosingTaps({ content }: { content: FunnelCreationContent['closing'] }) {
  return (
    <section aria-labelledby="closing" className="bg-wash text-center">
      <div className="page-container py-16 md:py-20">
        <p aria-hidden="true" className="taps">
          <span className="text-label">{content.tapLabel}</span>
          {Array.from({ length: TAPS }, (_, index) => index + 1).map((tap) => (
            <span key={tap} className="tap tabular">
              {tap}
            </span>
          ))}
          <span className="tap-goal">{content.goal}</span>
        </p>
        <h2 id="closing" className="mt-8 text-major">
          {content.headline}
        </h2>
        <p className="mx-auto mt-4 max-w-[40rem] text-lead">{content.text}</p>
        <p className="mt-7">
          <CallToAction href="/book">{content.callToAction}</CallToAction>
        </p>
      </div>
    </section>
  )
}
