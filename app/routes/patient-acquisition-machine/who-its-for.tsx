import { Heading } from '../../components/ui/heading.tsx'
import { Section } from '../../components/ui/section.tsx'
import type { MachineContent } from '../../content/conversion.schema.ts'

/** Who the service is for, and who it is not for. */
export function WhoItsFor({ content }: { content: MachineContent['fit'] }) {
  const lists = [
    { label: content.yesLabel, items: content.yes, line: 'border-evergreen', look: 'check' },
    { label: content.noLabel, items: content.no, line: 'border-pencil', look: 'text-soft' },
  ]
  return (
    <Section labelledBy="fit">
      <Heading id="fit" content={content} />
      <div className="mt-10 grid gap-x-16 gap-y-10 sm:grid-cols-2">
        {lists.map(({ label, items, line, look }) => (
          <div key={label} className={`border-t-2 pt-4 ${line}`}>
            <h3 className="text-minor">{label}</h3>
            <ul className="mt-2">
              {items.map((item) => (
                <li key={item} className={`${look} border-rule py-3 not-last:border-b`}>
                  {item}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  )
}
