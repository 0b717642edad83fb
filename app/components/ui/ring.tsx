/** A ring of the pencil around the element that it ends, whose ends cross. Its wide corners leave quotation marks free. */
export const Ring = () => (
  <svg viewBox="0 0 99 60" preserveAspectRatio="none" aria-hidden="true" className="ring-drawn">
    <path
      d="M74 7C14 3 2 5 2 31S8 58 50 57 98 54 98 29 86 1 28 3"
      pathLength="1"
      vectorEffect="non-scaling-stroke"
    />
  </svg>
)

/** Words that the pencil rings. */
export const Ringed = ({ children }: { children: React.ReactNode }) => (
  <span className="ringed">
    {children}
    <Ring />
  </span>
)
