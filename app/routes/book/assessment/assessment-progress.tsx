/** How many of the questions have been reached, as a week of days that fills up. The words are above it. */
export function AssessmentProgress({ number, of }: { number: number; of: number }) {
  return (
    <div aria-hidden="true" className="assessment-progress">
      {Array.from({ length: of }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row of equal cells.
        <span key={index} data-done={index < number || undefined} />
      ))}
    </div>
  )
}
