import type { ConfirmationContent } from '../../content/booking.schema.ts'

/** What to have ready for the call. */
export function Checklist({ content }: { content: ConfirmationContent['checklist'] }) {
  return (
    <section aria-labelledby="checklist" className="mt-10 lg:mt-12">
      <h2 id="checklist" className="text-major lg:text-minor">
        {content.heading}
      </h2>
      <ul className="mt-5 lg:mt-4">
        {content.items.map((item) => (
          <li key={item.title} className="check border-t border-rule py-4 last:border-b">
            <h3 className="text-minor lg:font-sans lg:text-body lg:font-semibold lg:tracking-normal">
              {item.title}
            </h3>
            <p className="mt-1 text-small text-soft">{item.text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
