import { Heading } from './ui/heading.tsx'

interface HeadingAndTextProps {
  id: string
  content: { kicker: string; headline: string; paragraphs: readonly string[] }
  /** Column widths on a wide page. */
  className?: string
  /** Maximum width of the text. */
  measure?: string
}

/** A section heading with its text beside it on a wide page. */
export function HeadingAndText({
  id,
  content,
  className = 'lg:grid-cols-2',
  measure = 'max-w-[36rem]',
}: HeadingAndTextProps) {
  return (
    <div className={`grid gap-x-16 gap-y-6 ${className}`}>
      <Heading id={id} content={content} />
      <div className={`space-y-4 lg:pt-9 ${measure}`}>
        {content.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </div>
  )
}
