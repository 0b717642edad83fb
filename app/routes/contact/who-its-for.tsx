import { Heading, Headline } from '../../components/ui/heading.tsx'
import { Section } from '../../components/ui/section.tsx'
import { ListItems } from '../../components/ui/texts.tsx'
import type { ContactContent } from './content.schema.ts'

/** Who should book the call, and who should not. */
export function WhoItsFor({
  content: { should, shouldNot, ...opening },
}: {
  content: ContactContent['fit']
}) {
  const sides = [
    { ...should, id: 'fit-should', side: 'sm:pr-6 md:pr-12', tone: 'text-evergreen', item: 'check' },
    {
      ...shouldNot,
      id: 'fit-leave',
      side: 'sm:border-l sm:pl-6 md:pl-12',
      tone: 'text-pencil',
      item: 'cross text-soft',
    },
  ]
  return (
    <Section labelledBy="fit">
      <Heading id="fit" content={opening} />
      <div className="mt-12 grid gap-y-12 sm:grid-cols-[6fr_5fr]">
        {sides.map(({ heading, items, id, side, tone, item }) => (
          <section key={id} aria-labelledby={id} className={`border-rule ${side}`}>
            <Headline as="h3" id={id} className={`text-minor ${tone}`} text={heading} />
            <ul className="mt-4 border-b border-rule">
              <ListItems texts={items} className={`border-t border-rule py-3.5 ${item}`} />
            </ul>
          </section>
        ))}
      </div>
    </Section>
  )
}
