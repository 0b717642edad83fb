import { type Phase, phases } from '../../content/promises/phases.data.ts'
import { Icon } from '../icon.tsx'
import { Ringed } from '../ui/ring.tsx'

/** Weeks on the line; what runs longer runs off its end. */
const WEEKS = 9
const weeks = Array.from({ length: WEEKS - 1 }, (_, index) => index + 1)

interface PhaseBarsProps {
  /** Where a phase is told in full; without it the names aren't links. */
  hrefOf?(phase: Phase): string
}

/** The phases on one line of weeks: what each brings, and what is the practice's own, ringed. */
export const PhaseBars = ({ hrefOf }: PhaseBarsProps) => (
  <figure className="phase-bars border border-rule bg-white" aria-label={phases.bars}>
    <div className="phase-weeks" aria-hidden="true">
      <span>{phases.weeks}</span>
      {weeks.map((week) => (
        <span key={week}>{week}</span>
      ))}
      <span>{phases.later}</span>
    </div>
    <ol>
      {phases.items.map((phase) => (
        <li key={phase.number}>
          <p className="phase-name">
            <Icon name={phase.icon} />
            {hrefOf ? (
              <a href={hrefOf(phase)}>
                {phase.number}. {phase.title}
              </a>
            ) : (
              `${phase.number}. ${phase.title}`
            )}
            <small>{phase.timeline}</small>
          </p>
          <div className="phase-track">
            <span
              className={phase.toWeek ? 'phase-bar' : 'phase-bar phase-open'}
              style={{ gridColumn: `${phase.fromWeek} / ${(phase.toWeek ?? WEEKS) + 1}` }}
            />
          </div>
          <div className="phase-ends">
            <p className="phase-get" style={{ '--from': phase.fromWeek - 1 } as React.CSSProperties}>
              {phase.brief.get}
            </p>
            <p className="phase-yours">
              <Ringed>{phase.brief.yours}</Ringed>
            </p>
          </div>
        </li>
      ))}
    </ol>
  </figure>
)
