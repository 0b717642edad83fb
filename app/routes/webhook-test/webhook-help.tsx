import { Headline } from '../../components/ui/heading.tsx'
import { Paragraphs } from '../../components/ui/texts.tsx'
import type { WebhookTestContent } from './content.ts'

interface WebhookHelpProps {
  content: WebhookTestContent['afterwards']
  isDesk: boolean
}

/** Where to find the history of calls, and how to call another receiver. */
export function WebhookHelp({ content, isDesk }: WebhookHelpProps) {
  const [first, ...rest] = isDesk ? content.desk : content.outside
  return (
    <section aria-labelledby="afterwards" className="max-w-[36rem] lg:row-start-2">
      <Headline id="afterwards" className="text-minor" text={content.heading} />
      <p className="mt-3 text-small text-soft">{first}</p>
      {isDesk ? (
        <p className="mt-3 border-l-2 border-rule pl-4 text-small">
          <code className="font-mono">{content.command}</code>
        </p>
      ) : null}
      <Paragraphs texts={rest} className="mt-3 text-small text-soft" />
    </section>
  )
}
