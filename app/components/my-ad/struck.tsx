import { adContent as labels, type SampleAd } from '../../content/specialties/ads.data.ts'
import { SourceLink } from '../ui/text-link.tsx'

/** A line that others run, struck in red pencil, and why. */
export function Struck({ ad: { redline } }: { ad: SampleAd }) {
  return (
    <>
      <p className="font-serif text-heading">
        <span className="sr-only">{labels.redline.struckLabel} </span>
        <del className="struck">{redline.struck}</del>
      </p>
      {redline.reasons.map((reason) => (
        <p key={reason} className="mt-2 text-small">
          {reason}
        </p>
      ))}
      <p className="mt-2">
        <SourceLink source={redline.source} />
      </p>
    </>
  )
}
