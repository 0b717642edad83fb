import { Section } from '../../components/ui/section.tsx'
import type { MachineContent } from './content.schema.ts'
import { FieldDrawing, GatesDrawing, ReturnsDrawing } from './step-illustrations.tsx'

interface WorkingPathProps {
  content: MachineContent['working']
  sequenceDays: readonly number[]
}

/** The same path in one piece: three steps with their drawings along one line that ends at the consultation. */
export function WorkingPath({ content, sequenceDays }: WorkingPathProps) {
  return (
    <Section tone="leaf" labelledBy="working" reveal={false}>
      <div className="max-w-[44rem] lg:mx-auto lg:text-center">
        <h2 id="working" className="text-major">
          {content.headline}
        </h2>
        <p className="mt-4 text-lead text-soft">{content.lead}</p>
      </div>
      <ol className="working-path">
        {content.steps.map((step) => (
          <li key={step.number} className="working-step">
            <span aria-hidden="true" className="working-number">
              {step.number}
            </span>
            <div className="working-drawing">
              {step.number === 1 ? <FieldDrawing label={step.drawing} /> : null}
              {step.number === 2 ? <GatesDrawing label={step.drawing} /> : null}
              {step.number === 3 ? <ReturnsDrawing label={step.drawing} days={sequenceDays} /> : null}
            </div>
            <div className="working-text">
              <h3 className="text-[1.75rem] leading-tight">{step.title}</h3>
              <p className="mt-3">{step.description}</p>
              <p className="mt-3">
                <a className="link" href={step.more.href}>
                  {step.more.label}
                </a>
              </p>
            </div>
          </li>
        ))}
      </ol>
      <div className="working-end">
        <p className="font-serif text-[1.75rem] leading-tight">{content.end}</p>
        <p className="mt-1">{content.endText}</p>
      </div>
      <p className="mt-4 text-fine text-soft lg:text-center">{content.note}</p>
    </Section>
  )
}
