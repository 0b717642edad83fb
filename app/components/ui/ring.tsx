/** A ring of the pencil around the element that it ends, whose ends cross. */
export const Ring = () => (
  <svg viewBox="0 0 99 60" preserveAspectRatio="none" aria-hidden="true" className="ring-drawn">
    <path d="M70 5C-17-4-17 60 50 57S112 1 34 9" pathLength="1" vectorEffect="non-scaling-stroke" />
  </svg>
)
