import { Heading } from '../../components/ui/heading.tsx'
import { Section } from '../../components/ui/section.tsx'
import { MoreLink, TextLink } from '../../components/ui/text-link.tsx'
import { ItemNumber, ListItems } from '../../components/ui/texts.tsx'
import { ganttLabels } from '../../content/site/diagrams.data.ts'
import type { Home } from './content.data.ts'

/** The product: an appointment as the front desk sees it. */
export function AssessmentAdvantages({ content }: { content: Home['assessment'] }) {
  return (
    <Section tone="leaf" labelledBy="assessment" slim>
      <Heading id="assessment" lead={content.lead} content={content} />
      <div className="mt-4 grid items-start gap-x-10 gap-y-4 md:mt-10 md:grid-cols-[7fr_5fr]">
        <SampleAppointment sample={content.sample} />
        <div>
          <ul className="text-label">
            <ListItems texts={content.advantages} className="check" />
          </ul>
          <MoreLink link={content.link} className="mt-2" />
        </div>
      </div>
    </Section>
  )
}

function SampleAppointment({ sample }: { sample: Home['assessment']['sample'] }) {
  return (
    <figure>
      <div className="book-page border border-rule bg-white p-4 md:p-7">
        <p className="flex justify-between gap-4 text-fine text-soft">
          {sample.when}
          <span className="text-pencil">{sample.stamp}</span>
        </p>
        <h3 className="text-minor">{sample.title}</h3>
        <dl className="pairs mt-3 border-t border-ink">
          {sample.answers.map(({ question, answer }) => (
            <div key={question}>
              <dt className="text-soft">{question}</dt>
              <dd className="font-medium">{answer}</dd>
            </div>
          ))}
        </dl>
      </div>
      <figcaption className="mt-3 text-fine text-soft">{sample.note}</figcaption>
    </figure>
  )
}

/** From the ad to the appointment: one line each on a phone, side by side on a wide page. */
export function Journey({ content }: { content: Home['journey'] }) {
  return (
    <Section labelledBy="journey" slim>
      <Heading id="journey" content={content} quiet />
      <ol className="mt-3 grid gap-x-6 text-label lg:mt-8 lg:grid-cols-5">
        {content.steps.map((step) => (
          <li key={step.number} className="border-t border-rule py-1 lg:border-evergreen lg:py-3">
            <ItemNumber className="mr-3 font-serif text-minor text-evergreen" number={step.number} />
            <h3 className="inline font-sans font-semibold tracking-normal">{`${step.title}. `}</h3>
            <p className="inline text-soft">{step.description}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}

/** A sample patient guide: its cover's title and its chapters. */
export function GuideContents({ content }: { content: Home['guides'] }) {
  return (
    <Section tone="leaf" labelledBy="guides" slim>
      <div className="grid items-center gap-x-16 gap-y-4 md:grid-cols-[5fr_7fr]">
        <div>
          <Heading id="guides" content={content} quiet />
          <p className="mt-1">
            {`${content.lead} `}
            <TextLink link={content.link} />
          </p>
        </div>
        <details className="booklet fold">
          <summary className="disclosure">
            <h3 className="text-minor italic">{content.sampleTitle}</h3>
          </summary>
          <ol className="mt-2 text-small">
            {content.chapters.map((chapter) => (
              <li key={chapter.title} className="flex flex-wrap items-baseline justify-between gap-3 py-0.5">
                <span className="dots flex flex-1 items-baseline gap-3">{chapter.title}</span>
                <span className="tabular">{chapter.page}</span>
              </li>
            ))}
          </ol>
        </details>
      </div>
    </Section>
  )
}

/** Weeks on the axis; the last column is open-ended. */
const WEEKS = 9

/** Gantt chart of the stages. Each row is readable as text. */
export function Gantt({ content }: { content: Home['methodology'] }) {
  const ticks = [
    `${ganttLabels.week} 1`,
    ...Array.from({ length: WEEKS - 2 }, (_, nth) => nth + 2),
    `${WEEKS}+`,
  ]
  return (
    <Section labelledBy="methodology" slim>
      <Heading id="methodology" content={content} quiet />
      <p className="mt-2 max-w-[38rem]">
        {`${content.lead} `}
        <TextLink link={content.link} />
      </p>
      <div className="mt-3 border-t border-ink md:mt-8">
        <div aria-hidden="true" className="gantt gantt-scale text-fine text-soft tabular max-lg:hidden">
          {ticks.map((tick) => (
            <span key={tick}>{tick}</span>
          ))}
        </div>
        <ol>
          {content.stages.map((stage) => (
            <li key={stage.name} className="stage border-t border-rule">
              <div>
                <h3 className="flex items-baseline justify-between gap-4 text-minor">
                  {`${stage.name} `}
                  <span className="font-sans text-fine tracking-normal text-soft lg:hidden">
                    {stage.weeks}
                  </span>
                </h3>
                <p className="text-fine text-soft">{stage.what}</p>
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
    </Section>
  )
}
