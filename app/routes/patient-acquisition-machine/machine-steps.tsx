import { Heading } from '../../components/ui/heading.tsx'
import { Section } from '../../components/ui/section.tsx'
import type { MachineContent } from '../../content/conversion.schema.ts'
import { FieldDrawing, GatesDrawing, ReturnsDrawing } from './step-illustrations.tsx'

interface MachineStepsProps {
  content: MachineContent['steps']
  /** Guaranteed number of consultations. */
  consultations: number
  sequenceDays: readonly number[]
}

/** The three steps with their illustrations, and the number they lead to. */
export function MachineSteps({ content, consultations, sequenceDays }: MachineStepsProps) {
  return (
    <Section tone="leaf" labelledBy="steps">
      <Heading id="steps" content={content} />
      <ol className="mt-12 grid gap-y-6 lg:grid-cols-3 lg:gap-y-0">
        {content.items.map((item) => (
          <li key={item.number} className="flex flex-col border border-rule bg-white not-first:lg:border-l-0">
            <div className="border-b border-rule p-5">
              {item.number === 1 ? <FieldDrawing label={item.drawing} /> : null}
              {item.number === 2 ? <GatesDrawing label={item.drawing} /> : null}
              {item.number === 3 ? <ReturnsDrawing label={item.drawing} days={sequenceDays} /> : null}
            </div>
            <div className="flex flex-1 flex-col p-6">
              <h3 className="text-[1.625rem] leading-tight">
                <span className="mr-2.5 text-soft tabular-nums">{item.number}</span>
                {item.title}
              </h3>
              <p className="mt-3 mb-4 text-soft">{item.description}</p>
              <p className="mt-auto">
                <a className="link text-small" href={item.more.href}>
                  {item.more.label}
                </a>
              </p>
            </div>
          </li>
        ))}
      </ol>
      <p className="flex flex-wrap items-center gap-x-6 gap-y-2 bg-evergreen px-6 py-6 text-paper">
        <span className="font-serif text-[3.5rem] leading-none tracking-[-0.018em] tabular-nums">
          {consultations}
        </span>
        <span className="max-w-[34rem]">{content.result}</span>
      </p>
      <p className="mt-3 text-fine text-soft">{content.note}</p>
    </Section>
  )
}
