import { notIncluded } from '../../content/promises/not-included.data.ts'
import { SectionHead } from '../section-head.tsx'
import { Section } from '../ui/section.tsx'

/** What isn't included, struck, and who does it instead. */
export const NotIncluded = () => (
  <Section tone="leaf" labelledBy="not-included" slim>
    <SectionHead id="not-included" content={notIncluded} />
    <dl className="not-included">
      {notIncluded.items.map(({ what, who }) => (
        <div key={what}>
          <dt>
            <s className="struck-thin">{what}</s>
          </dt>
          <dd>{who}</dd>
        </div>
      ))}
    </dl>
  </Section>
)
