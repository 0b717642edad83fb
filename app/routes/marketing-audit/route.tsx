import site from '../../../site.config.ts'
import { ClosingCta } from '../../components/closing-cta.tsx'
import { pageMeta } from '../../seo/page-meta.ts'
import type { Route } from './+types/route'
import { type Answer, type Answers, readAnswers } from './answers.ts'
import { type Assessment, assess } from './assess.ts'
import { AuditForm } from './audit-form.tsx'
import { AuditHero } from './audit-hero.tsx'
import { AuditPath } from './audit-path.tsx'
import { AuditQuestionField } from './audit-question.tsx'
import { AuditResult } from './audit-result.tsx'
import { drawnStations, numbered, questionLine, repairs, verdict } from './audit-view-model.ts'
import { auditLabels, marketingAudit as content } from './content.ts'
import style from './page.css?inline'

export const handle = { style }

const PATH = '/marketing-audit'
const SHEET = 'sheet'
const legend = {
  label: content.legend,
  signs: (['yes', 'partly', 'no', 'unknown', 'open'] as const).map((sign) => ({
    sign,
    name: content.answers[sign],
  })),
}

/** Rendered on request: the answers are in the URL and are not stored. */
export function loader({ request }: Route.LoaderArgs): { answers: Answers } {
  return { answers: readAnswers([...numbered.keys()], new URL(request.url).searchParams) }
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { answered, asked } = assess(content.stations, loaderData?.answers ?? {})
  const title = answered > 0 ? auditLabels.title(answered, asked) : content.meta.title
  return pageMeta({ path: PATH, title, description: content.meta.description })
}

export default function MarketingAuditScreen({ loaderData: { answers } }: Route.ComponentProps) {
  const assessment = assess(content.stations, answers)
  const [first = ''] = numbered.keys()
  return (
    <>
      <AuditHero content={content} first={first} brand={site.brand} />
      <Result assessment={assessment} answers={answers} />
      <AuditForm
        id={SHEET}
        action={`${PATH}#result`}
        content={content.sheet}
        stations={content.stations.map(({ id, name, person, questions }, index) => ({
          id,
          name,
          person,
          place: auditLabels.station(index + 1, content.stations.length),
          questions: questions.map((question) => (
            <AuditQuestionField
              key={question.id}
              question={question}
              number={numbered.get(question.id)?.number ?? ''}
              time={auditLabels.minutes(question.minutes)}
              given={answers[question.id] satisfies Answer | undefined}
              answers={content.answers}
              content={content.sheet}
            />
          )),
        }))}
      />
      <p className="audit-sources page-container pb-16 text-small text-soft md:pb-24">
        <span className="block max-w-[44rem] border-t border-rule pt-5">{content.sources}</span>
      </p>
      <ClosingCta content={content.closing} />
    </>
  )
}

/** The path, and below it the fixes once there are answers. */
function Result({ assessment, answers }: { assessment: Assessment; answers: Answers }) {
  const { headline, text, link } = verdict(assessment)
  // Printed only with answers.
  const forPaper = assessment.answered > 0 ? 'audit-band' : 'audit-screen'
  return (
    <section aria-labelledby="result" className={`border-y border-rule bg-leaf ${forPaper}`}>
      <div className="page-container py-14 md:py-20">
        <h2 id="result" tabIndex={-1} className="max-w-[14.2em] text-major">
          {headline}
        </h2>
        <p className="mt-4 mb-10 max-w-[42rem] text-lead text-soft">
          {text}{' '}
          {link ? (
            <a className="link" href={link.href}>
              {link.label}
            </a>
          ) : null}
        </p>
        <AuditPath stations={drawnStations(assessment, answers)} legend={legend} />
        {assessment.answered > 0 ? (
          <div className="mt-14">
            <AuditResult
              mend={{ heading: content.mendHeading, order: content.order, items: repairs(assessment) }}
              lists={[
                { heading: content.lookUpHeading, items: assessment.lookUp.map(questionLine) },
                { heading: content.openHeading, items: assessment.open.map(questionLine) },
              ]}
              again={{ change: content.change, restart: content.restart, restartHref: PATH, sheet: SHEET }}
            />
          </div>
        ) : null}
      </div>
    </section>
  )
}
