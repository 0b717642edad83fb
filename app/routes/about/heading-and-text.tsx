import { Heading } from '../../components/ui/heading.tsx'

interface HeadingAndTextProps {
  id: string
  content: { kicker: string; headline: string; paragraphs: readonly string[] }
}

/** A section heading with its text beside it on a wide page. */
export function HeadingAndText({ id, content }: HeadingAndTextProps) {
  return (
    <div className="grid gap-x-16 gap-y-6 lg:grid-cols-[7fr_5fr]">
      <Heading id={id} content={content} />
      <div className="max-w-[36rem] space-y-4 lg:pt-9">
        {content.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </div>
  )
}
