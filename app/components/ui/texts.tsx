interface TextsProps {
  texts: readonly string[]
  /** Of each element. */
  className?: string
}

/** One paragraph per text. */
export function Paragraphs({ texts, className }: TextsProps) {
  return texts.map((text) => (
    <p key={text} className={className}>
      {text}
    </p>
  ))
}

/** One list item per text. */
export function ListItems({ texts, className }: TextsProps) {
  return texts.map((text) => (
    <li key={text} className={className}>
      {text}
    </li>
  ))
}

/** The number of a list's item, for the eye alone: the list itself counts for screen readers. */
export const ItemNumber = ({ number, className }: { number: React.ReactNode; className: string }) => (
  <span aria-hidden="true" className={className}>
    {number}
  </span>
)
