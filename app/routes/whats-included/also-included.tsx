import { Heading } from '../../components/ui/heading.tsx'
import { Section } from '../../components/ui/section.tsx'
import type { WhatsIncludedContent } from './content.schema.ts'

interface AlsoIncludedProps {
  groups: WhatsIncludedContent['groups']
  notIncluded: WhatsIncludedContent['notIncluded']
}

/** The smaller services, then what is not included and who does it instead. */
export function AlsoIncluded({ groups, notIncluded }: AlsoIncludedProps) {
  return (
    <Section labelledBy="groups">
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[4fr_8fr]">
        <Heading id="groups" content={groups} />
        <div className="grid gap-x-12 gap-y-10 sm:grid-cols-2">
          {groups.items.map(({ name, points }) => (
            <section key={name} aria-label={name} className="border-t-2 border-evergreen pt-4">
              <h3 className="text-minor">{name}</h3>
              <ul className="mt-3 space-y-2.5 text-small text-soft">
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
      <section aria-labelledby="not-included" className="mt-20 md:mt-28">
        <Heading id="not-included" content={notIncluded} />
        <dl className="mt-10 border-b border-rule">
          {notIncluded.items.map(({ what, who }) => (
            <div
              key={what}
              className="grid gap-x-16 gap-y-1 border-t border-rule py-4 sm:grid-cols-[4fr_8fr]"
            >
              <dt className="font-serif text-minor">
                <s className="text-pencil decoration-[1.5px]">{what}</s>
              </dt>
              <dd className="text-soft">{who}</dd>
            </div>
          ))}
        </dl>
      </section>
    </Section>
  )
}
