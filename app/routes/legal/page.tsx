import { CtaSection } from '../../components/cta-section.tsx'
import { PageHeading } from '../../components/page-heading.tsx'
import { CardTable } from '../../components/ui/card-table.tsx'
import { NoBreak } from '../../components/ui/no-break.tsx'
import { accessibilityStatement, type LegalText, legal, legalTexts } from '../../content/legal/legal.data.ts'
import type { PageProps, PageRequest } from '../../page-module.ts'
import { cookiePolicy } from './content.data.ts'
import style from './page.css?inline'

export const handle = { style }

const texts = { ...legalTexts, '/accessibility': accessibilityStatement }
const textAt = (path: string) => texts[path as keyof typeof texts]

export const meta = ({ path }: PageProps) => textAt(path)

export const load = ({ site: { analyticsId } }: PageRequest) => ({ isCounting: analyticsId !== undefined })

/** A legal text: title, dates and summary, then numbered sections beside a table of contents, and the next step. */
export function Page({ path, data: { isCounting } }: PageProps<typeof load>) {
  const text = textAt(path)
  const labels = { ...legal.labels, ...text.labels }
  return (
    <>
      <article className="page-container">
        <header className="grid gap-x-16 gap-y-9 pt-12 pb-12 md:pt-20 md:pb-16 lg:grid-cols-[7fr_5fr] lg:items-start">
          <div>
            <PageHeading content={text} className="max-w-[9.4em] text-display" />
            <dl className="mt-8 flex flex-wrap gap-x-6 gap-y-3 text-small">
              <DateOf name={labels.effective} day={text.effective} />
              <DateOf name={labels.updated} day={text.updated} />
              {text.reworded ? <DateOf name={labels.reworded} day={text.reworded} /> : null}
            </dl>
          </div>
          <div className="card">
            <p className="text-fine font-semibold text-evergreen">{labels.summary}</p>
            <div className="legal-summary mt-2" dangerouslySetInnerHTML={{ __html: text.summary }} />
          </div>
        </header>
        <div className="legal-columns lg:grid lg:grid-cols-[16.5rem_minmax(0,46rem)] lg:justify-between lg:gap-x-12 border-t border-ink pt-10 pb-16 md:pt-14 md:pb-24">
          <PageContents label={labels.contents} sections={text.sections} />
          <div className="running-text">
            {text.sections.map((section, index) => (
              <section key={section.id} id={section.id} aria-labelledby={`${section.id}-heading`}>
                <h2 id={`${section.id}-heading`} className="mb-[1.1rem] text-[1.875rem] leading-[1.1]">
                  <span className="mr-[0.35rem] text-evergreen">{index + 1}.</span>{' '}
                  <NoBreak text={section.heading} />
                </h2>
                <div className="legal-prose" dangerouslySetInnerHTML={{ __html: section.html }} />
                {section.id === 'specific-cookies' && <CookieTables isCounting={isCounting} />}
              </section>
            ))}
          </div>
        </div>
      </article>
      <div className="no-print">
        <CtaSection {...text.next} />
      </div>
    </>
  )
}

function DateOf({ name, day }: { name: string; day: string }) {
  return (
    <div>
      <dt className="text-soft">{name}</dt>
      <dd className="font-semibold">{day}</dd>
    </div>
  )
}

/** A page's table of contents: folded on a phone, beside the text on a wide page. */
function PageContents({ label, sections }: { label: string } & Pick<LegalText, 'sections'>) {
  return (
    <nav
      id="contents"
      aria-label={label}
      className="page-contents mb-12 text-(length:--text-small) lg:sticky lg:top-22 lg:-mx-3 lg:mb-0 lg:max-h-[calc(100vh-7rem)] lg:self-start lg:overflow-y-auto lg:px-3"
    >
      <p className="fold-label font-semibold">{label}</p>
      <details className="fold">
        <summary className="disclosure min-h-11 font-semibold">{label}</summary>
        <ol className="mt-[0.6rem] border-b border-rule">
          {sections.map(({ id, heading }, index) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="flex min-h-11 items-baseline gap-3 border-t border-rule py-[0.55rem] pr-3 leading-[1.35] hover:text-evergreen hover:underline hover:underline-offset-[0.25em] lg:min-h-9 lg:py-[0.4rem] lg:pr-0"
              >
                <span className="page-contents-number min-w-7 flex-none whitespace-nowrap tabular">
                  {index + 1}.
                </span>{' '}
                <span>{heading}</span>
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  )
}

const { columns, services, tables } = cookiePolicy
const columnNames = [columns.name, columns.provider, columns.purpose, columns.duration, columns.set]

/**
 * One table per category of cookies.
 * @param isCounting whether the running site has an analytics property
 */
function CookieTables({ isCounting }: { isCounting: boolean }) {
  const answers = {
    onceAnswered: columns.onceAnswered,
    withAnalyticsId: isCounting ? columns.onceAgreed : columns.no,
    never: columns.no,
  }
  return tables.map((table) => (
    <div key={table.heading} className="legal-prose mt-9">
      <h3>{table.heading}</h3>
      <p>{table.text}</p>
      <CardTable
        className=""
        caption={table.heading}
        columns={columnNames}
        rows={table.rows.map(({ name, provider, purpose, duration, service }) => [
          name,
          provider,
          purpose,
          duration,
          answers[services[service]],
        ])}
      />
    </div>
  ))
}
