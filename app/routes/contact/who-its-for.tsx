import { Heading, Headline } from '../../components/ui/heading.tsx'
import { Section } from '../../components/ui/section.tsx'
import { ListItems } from '../../components/ui/texts.tsx'
import type { ContactContent } from './content.ts'

/** Who should book the call, and who should not. */
export function WhoItsFor({
  content: { should, shouldNot, ...opening },
}: {
  content: ContactContent['fit']
}) {
  const sides = [
    { ...should, id: 'fit-should', panel: 'bg-wash', tone: 'text-evergreen', item: 'check' },
    {
      ...shouldNot,
      id: 'fit-leave',
      panel: 'border border-rule',
      tone: 'text-pencil',
      item: 'cross text-soft',
    },
  ]
  return (
    <Section labelledBy="fit">
      <Heading id="fit" content={opening} />
      <div className="mt-10 grid gap-5 sm:grid-cols-2 lg:gap-8">
        {sides.map(({ heading, items, id, panel, tone, item }) => (
          <section key={id} aria-labelledby={id} className={`p-6 lg:p-10 ${panel}`}>
            <Headline as="h3" id={id} className={`text-minor ${tone}`} text={heading} />
            <ul className="mt-4 space-y-3">
              <ListItems texts={items} className={item} />
            </ul>
          </section>
        ))}
      </div>
    </Section>
  )
}
