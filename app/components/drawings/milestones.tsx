import { NoBreak } from '../ui/no-break.tsx'

interface MilestonesProps {
  /** Each with what is large: a time or a title. */
  items: readonly { name: string; text: string }[]
}

/** What comes one after the other, as knots on a line: from left to right on a wide page, downwards on a phone. */
export const Milestones = ({ items }: MilestonesProps) => (
  <ol className="milestones">
    {items.map(({ name, text }) => (
      <li key={name}>
        <h3 className="text-minor">
          <NoBreak text={name} />
        </h3>
        <p>{text}</p>
      </li>
    ))}
  </ol>
)
