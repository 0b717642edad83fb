import { Heading } from '../../components/ui/heading.tsx'
import { Section } from '../../components/ui/section.tsx'
import { MoreLink } from '../../components/ui/text-link.tsx'
import { ListItems } from '../../components/ui/texts.tsx'
import type { Home } from './content.schema.ts'

/** Weeks on the axis; the last column is open-ended. */
const WEEKS = 9

/** Gantt chart of the stages. Each row is readable as text. */
export function Gantt({ content, weekLabel }: { content: Home['methodology']; weekLabel: string }) {
  const ticks = [`${weekLabel} 1`, ...Array.from({ length: WEEKS - 2 }, (_, nth) => nth + 2), `${WEEKS}+`]
  return (
    <Section tone="leaf" labelledBy="methodology">
      <Heading id="methodology" lead={content.lead} content={content} />
      <div className="mt-5 border-t-2 border-ink md:mt-12">
        <div aria-hidden="true" className="gantt gantt-scale text-fine text-soft tabular max-lg:hidden">
          {ticks.map((tick) => (
            <span key={tick}>{tick}</span>
          ))}
        </div>
        <ol>
          {content.stages.map((stage, index) => (
            <li key={stage.name} className="stage border-t border-rule">
              <div>
                <h3 className="text-minor">
                  <span>
                    <span className="mr-2 text-soft tabular">{index + 1}</span>
                    {` ${stage.name}`}
                  </span>
                  <span className="text-fine text-soft lg:hidden">{stage.weeks}</span>
                </h3>
                <p className="text-small text-soft">{stage.what}</p>
              </div>
              <div className="gantt gantt-lines">
                <span
                  className={stage.toWeek ? 'gantt-bar' : 'gantt-bar gantt-open'}
                  style={{ gridColumn: `${stage.fromWeek}/${(stage.toWeek ?? WEEKS) + 1}` }}
                >
                  <span className="max-lg:hidden">{stage.weeks}</span>
                </span>
              </div>
            </li>
          ))}
        </ol>
      </div>
      <MoreLink link={content.link} />
    </Section>
  )
}

/** The advantages of an intake assessment, beside a sample that a phone folds away. */
export function AssessmentAdvantages({ content }: { content: Home['assessment'] }) {
  return (
    <Section labelledBy="assessment">
      <div className="assessment grid gap-y-5 lg:grid-cols-[7fr_5fr]">
        <div>
          <Heading id="assessment" lead={content.lead} content={content} />
          <ul className="advantages mt-4 grid max-w-[38rem] text-small md:mt-6">
            <ListItems texts={content.advantages} className="check" />
          </ul>
          <MoreLink link={content.link} />
        </div>
        <Sample sample={content.sample} />
      </div>
    </Section>
  )
}

/** The seven questions. A wide page shows them open under a plain title; a phone folds them away. */
function Sample({ sample }: { sample: Home['assessment']['sample'] }) {
  return (
    <div className="card">
      <h3 className="fold-label mb-3 text-minor">{sample.title}</h3>
      <details className="fold sample-card">
        <summary className="disclosure">
          <h3 className="text-minor">{sample.title}</h3>
        </summary>
        <ol className="border-t border-ink">
          {sample.questions.map((question, index) => (
            <li key={question} className="flex border-b border-rule text-small">
              <span className="text-soft tabular">{index + 1}</span>
              {question}
            </li>
          ))}
        </ol>
        <p className="mt-3 text-fine text-soft">{`${sample.note} ${sample.boundary}`}</p>
      </details>
    </div>
  )
}

/** A sample patient guide's table of contents. */
export function GuideContents({ content }: { content: Home['guides'] }) {
  return (
    <Section tone="leaf" labelledBy="guides">
      <div className="grid items-center gap-x-16 gap-y-5 lg:grid-cols-[5fr_7fr]">
        <div>
          <Heading id="guides" lead={content.lead} content={content} />
          <MoreLink link={content.link} />
        </div>
        <div className="booklet lg:order-first">
          <h3 className="text-center text-minor italic">{content.sampleTitle}</h3>
          <ol className="mt-4">
            {content.chapters.map((chapter) => (
              <li key={chapter.title} className="dotted-row py-1 text-small">
                <span className="dots">{chapter.title}</span>
                <span className="tabular">{chapter.page}</span>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </Section>
  )
}
