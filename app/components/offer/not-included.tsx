import { notIncluded } from '../../content/promises/not-included.data.ts'
import { HeadedSection } from '../section-head.tsx'

/** What isn't included, struck, and who does it instead. */
export const NotIncluded = () => (
  <HeadedSection name="not-included" head={notIncluded} tone="leaf">
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
  </HeadedSection>
)
