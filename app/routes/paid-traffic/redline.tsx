interface RedlineProps {
  passage: { cut: string; runs: string; note: number }
  labels: { cut: string; runs: string }
}

/** A passage of an ad with its edit: the cut wording struck through, then what runs instead, and a note's number. */
export function Redline({ passage, labels }: RedlineProps) {
  return (
    <>
      <del className="redline-cut">
        <span className="sr-only">{labels.cut} </span>
        {passage.cut}
      </del>{' '}
      <ins className="redline-runs">
        <span className="sr-only">{labels.runs} </span>
        {passage.runs}
      </ins>
      <sup className="proof-number">{passage.note}</sup>
    </>
  )
}
