/** Streets, in the drawing's units: one viewBox is 400 × 300. */
const STREETS =
  'M0 62C90 48 150 92 400 58M0 148 400 138M0 236C120 214 260 262 400 226M70 0 92 300M176 0C168 110 190 190 182 300M268 0 288 300M352 0 338 300'

/** Other practices, outside of the ring: `x` and `y` of each. */
const RIVALS = [
  [38, 96],
  [356, 92],
  [362, 196],
] as const

interface AreaMapProps {
  /** The visitor's ZIP code, or what stands in its place. */
  zip: string
  labels: { alt: string; yours: string }
}

/** A town with the pencil's ring around one practice's area. Without streets of a real place, because the area is drawn with the client. */
export const AreaMap = ({ zip, labels }: AreaMapProps) => (
  <figure aria-label={labels.alt} role="img" className="area-map">
    <svg viewBox="0 0 400 300" aria-hidden="true">
      <path d={STREETS} className="area-streets" />
      <path
        d="M262 44C120 6 62 96 88 178S242 288 300 214 306 70 204 46"
        pathLength="1"
        className="area-ring"
      />
      <circle cx="196" cy="146" r="7" className="area-office" />
      {RIVALS.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="5" className="area-rival" />
      ))}
    </svg>
    <p className="area-yours" aria-hidden="true">
      <strong className="block text-lead font-semibold tabular">{zip}</strong>
      {labels.yours}
    </p>
  </figure>
)
