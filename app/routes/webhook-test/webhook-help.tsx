import type { WebhookTestWords } from './content.schema.ts'

interface WhereToLookProps {
  words: WebhookTestWords['afterwards']
  isDesk: boolean
}

/** What to do after the press: where the history is, and how to call another address. */
export function WebhookHelp({ words, isDesk }: WhereToLookProps) {
  const [first, ...rest] = isDesk ? words.desk : words.outside
  return (
    <section aria-labelledby="afterwards" className="max-w-[36rem] lg:row-start-2">
      <h2 id="afterwards" className="text-minor">
        {words.heading}
      </h2>
      <p className="mt-3 text-small text-soft">{first}</p>
      {isDesk ? (
        <p className="mt-3 border-l-2 border-rule pl-4 text-small">
          <code className="font-mono">{words.command}</code>
        </p>
      ) : null}
      {rest.map((sentence) => (
        <p key={sentence} className="mt-3 text-small text-soft">
          {sentence}
        </p>
      ))}
    </section>
  )
}
