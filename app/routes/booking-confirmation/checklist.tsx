import type { ConfirmationContent } from '../../content/booking.schema.ts'

/** What to have at hand for the call. */
export function Checklist({ content }: { content: ConfirmationContent['checklist'] }) {
  return (
    <section aria-labelledby="checklist" className="mt-16">
      <h2 id="checklist" className="text-major">
        {content.heading}
      </h2>
      <ul className="mt-7 grid gap-x-12 gap-y-6 sm:grid-cols-2">
        {content.items.map((item) => (
          <li key={item.title} className="check border-t border-rule pt-4">
            <h3 className="text-minor">{item.title}</h3>
            <p className="mt-1 text-small text-soft">{item.text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
