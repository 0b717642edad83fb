import { patients, type Source } from '../../content/patients/patients.data.ts'
import { TextLink } from '../ui/text-link.tsx'

const { title, ketamine, note, studies } = patients.evidence.chart

/** Response rates of studies on one scale, by default of all, unfavorable results included. */
export function StudyBars({ of = studies }: { of?: typeof studies }) {
  return (
    <figure className="my-8 border border-rule bg-white px-4 py-5 sm:p-6">
      <p className="mt-0! font-semibold">{title}</p>
      <div className="mt-4 grid gap-6">
        {of.map((study) => (
          <div key={study.name} className="text-label">
            <SourceName source={study} />
            <p className="mt-0!">{study.who}</p>
            <Bar percent={study.ketamine} label={ketamine} tone="bg-evergreen" />
            {study.compared ? (
              <Bar percent={study.compared.percent} label={study.compared.what} tone="bg-rule" />
            ) : null}
            <p className="mt-2! text-small">{study.finding}</p>
          </div>
        ))}
      </div>
      <figcaption className="mt-5 border-t border-rule pt-3 text-label text-soft">{note}</figcaption>
    </figure>
  )
}

/** The bar is decorative; its value is in the text. Full width is 100 percent. */
function Bar({ percent, label, tone }: { percent: number; label: string; tone: string }) {
  return (
    <div className="mt-1.5 flex items-center gap-3 tabular">
      <div className={`h-3.5 flex-none border border-soft ${tone}`} style={{ width: `${percent}%` }} />
      {percent}% {label}
    </div>
  )
}

/** A study's name as a link to its source, with journal and year. */
export function SourceName({ source }: { source: Source }) {
  return (
    <span className="block">
      <TextLink link={{ label: source.name, href: source.href }} className="font-semibold" />
      <span className="block text-label text-soft">{source.journal}</span>
    </span>
  )
}
