import { patients, type Source } from '../../content/patients/patients.data.ts'
import { PercentBar } from '../charts/percent-bar.tsx'
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
            <PercentBar percent={study.ketamine} label={ketamine} tone="bg-evergreen" />
            {study.compared ? (
              <PercentBar percent={study.compared.percent} label={study.compared.what} tone="bg-rule" />
            ) : null}
            <p className="mt-2! text-small">{study.finding}</p>
          </div>
        ))}
      </div>
      <figcaption className="mt-5 border-t border-rule pt-3 text-label text-soft">{note}</figcaption>
    </figure>
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
