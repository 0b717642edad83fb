interface AssessmentProgressProps {
  text: string
  number: number
  of: number
}

/** `Question 2 of 7`, in words and as a row of days that fills up. */
export function AssessmentProgress({ text, number, of }: AssessmentProgressProps) {
  return (
    <div className="assessment-progress">
      <p className="text-small font-semibold tabular-nums">{text}</p>
      <div aria-hidden="true">
        {Array.from({ length: of }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row of equal cells.
          <span key={index} data-done={index < number || undefined} />
        ))}
      </div>
    </div>
  )
}
