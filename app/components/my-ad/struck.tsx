import { adContent as labels, type SampleAd } from '../../content/specialties/ads.data.ts'

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
        <AdSource source={redline.source} />
      </p>
    </>
  )
}

/** Where a reason or a note is from. */
export const AdSource = ({ source: { name, address } }: { source: { name: string; address: string } }) => (
  <a className="link text-label" href={address}>
    {name}
  </a>
)
