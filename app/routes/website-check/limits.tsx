import { websiteCheckContent as content } from '../../content/site/website-check.data.ts'

/** What a check doesn't look at. */
export function Limits() {
  const { heading, lines } = content.limits
  return (
    <section className="mt-12 max-w-[44rem]">
      <h2 className="text-minor">{heading}</h2>
      <ul className="mt-3 list-disc space-y-1 pl-5 text-small text-soft">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  )
}
