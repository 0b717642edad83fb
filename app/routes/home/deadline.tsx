import type { DeadlineLabels } from '../../content/diagrams.ts'

interface DeadlineProps {
  labels: DeadlineLabels
  /** Days from launch: the range in which the number is usually reached, and the deadline. */
  usuallyFromDay: number
  usuallyToDay: number
  deadlineDay: number
}

/** Timeline of a guarantee from launch to deadline, with the range in which the number is planned. */
export function Deadline({ labels, usuallyFromDay, usuallyToDay, deadlineDay }: DeadlineProps) {
  const at = (day: number) => `${((day / deadlineDay) * 100).toFixed(2)}%`
  return (
    <div
      className="deadline mt-9 mb-8 lg:mt-14 lg:mb-14"
      role="img"
      aria-label={labels.description(usuallyFromDay, usuallyToDay, deadlineDay)}
    >
      <span
        className="deadline-span"
        style={{ left: at(usuallyFromDay), right: at(deadlineDay - usuallyToDay) }}
      >
        <span>{labels.planned(usuallyFromDay, usuallyToDay)}</span>
      </span>
      <span className="deadline-end deadline-start">{labels.start}</span>
      <span className="deadline-end">{labels.end(deadlineDay)}</span>
    </div>
  )
}
