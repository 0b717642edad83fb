import type { RelatedLinksContent } from '../content/read/parts.ts'
import { TextLink } from './ui/text-link.tsx'

/** Links to related pages as sentences: each begins with the linked name. */
export function RelatedLinks({ content }: { content: RelatedLinksContent }) {
  return (
    <div className="grid gap-x-16 gap-y-3 lg:grid-cols-[12rem_1fr]">
      <h2 className="font-sans text-small font-semibold tracking-normal">{content.headline}</h2>
      <ul className="grid gap-x-12 gap-y-3 lg:grid-cols-3">
        {content.items.map((item) => (
          <li key={item.href}>
            <TextLink link={{ label: item.name, href: item.href }} />{' '}
            <span className="text-soft">{item.text}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
