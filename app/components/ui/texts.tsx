import { NoBreak } from './no-break.tsx'
import { type LinkContent, SourceLink } from './text-link.tsx'

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

interface LinkItemsProps {
  links: readonly LinkContent[]
  /** Of each link. */
  className: string
}

/** One list item per link. */
export function LinkItems({ links, className }: LinkItemsProps) {
  return links.map(({ label, href }) => (
    <li key={href}>
      <a href={href} className={className}>
        {label}
      </a>
    </li>
  ))
}

export interface TermItemsProps {
  terms: readonly { term: string; meaning: string; source?: { name: string; address: string } | undefined }[]
  /** Of each pair. */
  className?: string
}

/** The pairs of a description list: a question and its answer each, such as a guarantee's terms. */
export function TermItems({ terms, className }: TermItemsProps) {
  return terms.map(({ term, meaning, source }) => (
    <div key={term} className={className}>
      <dt className="font-serif text-minor">{term}</dt>
      <dd className="mt-1.5 text-soft">
        {meaning} {source ? <SourceLink source={source} className="" /> : null}
      </dd>
    </div>
  ))
}

interface StepsProps {
  steps: readonly { title: string; text: string }[]
  /** Of the list. */
  className?: string
  /** Of each title. */
  as?: 'h2' | 'h3'
}

/** Numbered steps in columns. */
export const Steps = ({
  steps,
  className = 'sm:grid-cols-2 lg:grid-cols-3',
  as: Title = 'h3',
}: StepsProps) => (
  <ol className={`mt-6 grid gap-x-12 gap-y-8 md:mt-10 ${className}`}>
    {steps.map(({ title, text }, index) => (
      <li key={title} className="border-t-2 border-evergreen pt-4">
        <Title className="flex gap-3 text-minor">
          <ItemNumber className="text-evergreen tabular" number={index + 1} />
          <span>
            <NoBreak text={title} />
          </span>
        </Title>
        <p className="mt-2 text-soft">{text}</p>
      </li>
    ))}
  </ol>
)

/** The number of a list item. Screen readers skip it, because they announce the position themselves. */
export const ItemNumber = ({ number, className }: { number: React.ReactNode; className: string }) => (
  <span aria-hidden="true" className={className}>
    {number}
  </span>
)
