import { Heading } from '../../components/ui/heading.tsx'
import { Section } from '../../components/ui/section.tsx'
import type { MachineContent } from '../../content/conversion.schema.ts'

/** Who the service is for, and who it is not for. */
export function WhoItsFor({ content }: { content: MachineContent['fit'] }) {
  return (
    <Section labelledBy="fit">
      <Heading id="fit" content={content} />
      <div className="mt-10 grid gap-x-16 gap-y-10 sm:grid-cols-2">
        <div className="border-t-2 border-evergreen pt-4">
          <h3 className="text-minor">{content.yesLabel}</h3>
          <ul className="mt-2">
            {content.yes.map((item) => (
              <li key={item} className="check border-rule py-3 not-last:border-b">
                {item}
              </li>
            ))}
          </ul>
        </div>
        <div className="border-t-2 border-pencil pt-4">
          <h3 className="text-minor">{content.noLabel}</h3>
          <ul className="mt-2">
            {content.no.map((item) => (
              <li key={item} className="border-rule py-3 text-soft not-last:border-b">
                {item}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  )
}
