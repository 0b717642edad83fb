import { CallToActionSection } from '../../components/call-to-action-section.tsx'
import { CardTable } from '../../components/ui/card-table.tsx'
import { NoBreak } from '../../components/ui/no-break.tsx'
import { plain } from '../../content/blog/article-body.ts'
import { accessibilityStatement, type LegalText, legal, legalTexts } from '../../content/legal/legal.data.ts'
import type { PageProps, PageRequest } from '../../page-module.ts'
import { Blocks, renderInlines, type TableBlock } from '../blog-article/article-text.tsx'
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
        <header className="grid gap-x-16 gap-y-9 pt-8 pb-8 md:pt-16 md:pb-14 lg:grid-cols-[7fr_5fr] lg:items-start">
          <div>
            <h1 className="text-display">{text.headline}</h1>
            <p className="section-lead">{text.lead}</p>
            <p className="mt-4 text-small">
              {text.effective === text.updated
                ? `${labels.both} ${text.updated}.`
                : `${labels.effective} ${text.effective}. ${labels.updated} ${text.updated}.`}
            </p>
          </div>
          <div className="card">
            <p className="text-fine font-semibold text-evergreen">{labels.summary}</p>
            <div className="legal-summary mt-2">
              <Blocks blocks={text.summary} Table={LegalTable} />
            </div>
          </div>
        </header>
        <div className="legal-columns lg:grid lg:grid-cols-[16.5rem_minmax(0,46rem)] lg:justify-between lg:gap-x-12 border-t border-ink pt-6 pb-16 md:pt-14 md:pb-24">
          <PageContents label={labels.contents} sections={text.sections} />
          <div className="running-text">
            {text.sections.map((section, index) => (
              <section key={section.id} id={section.id} aria-labelledby={`${section.id}-heading`}>
                <h2 id={`${section.id}-heading`} className="mb-4.5 text-heading">
                  <span className="mr-1.5 text-evergreen">{index + 1}.</span>{' '}
                  <NoBreak text={section.heading} />
                </h2>
                <div className="legal-prose">
                  <Blocks blocks={section.blocks} Table={LegalTable} />
                </div>
                {section.id === 'specific-cookies' && <CookieTables isCounting={isCounting} />}
              </section>
            ))}
            {text.reworded ? (
              <p className="mt-11 border-t border-rule pt-4 text-small text-soft">
                {`${labels.reworded} ${text.reworded}.`}
              </p>
            ) : null}
          </div>
        </div>
      </article>
      <div className="no-print">
        <CallToActionSection {...text.next} />
      </div>
    </>
  )
}

const LegalTable = ({ header, rows }: TableBlock) => (
  <CardTable
    className="legal-table"
    columns={header.map(plain)}
    rows={rows.map((cells) => cells.map(renderInlines))}
  />
)

/** A page's table of contents: above the text, and beside it on a wide page. */
function PageContents({ label, sections }: { label: string } & Pick<LegalText, 'sections'>) {
  return (
    <nav
      id="contents"
      aria-label={label}
      className="page-contents mb-12 text-(length:--text-small) lg:sticky lg:top-22 lg:-mx-3 lg:mb-0 lg:max-h-[calc(100vh-7rem)] lg:self-start lg:overflow-y-auto lg:px-3"
    >
      <p className="font-semibold">{label}</p>
      <ol className="mt-2.5 border-b border-rule sm:columns-2 lg:columns-1">
        {sections.map(({ id, heading }, index) => (
          <li key={id} className="break-inside-avoid">
            <a
              href={`#${id}`}
              className="flex min-h-9 items-baseline gap-3 border-t border-rule py-1.5 leading-snug hover:text-evergreen hover:underline hover:underline-offset-[0.25em]"
            >
              <span className="page-contents-number min-w-7 flex-none whitespace-nowrap tabular">
                {index + 1}.
              </span>{' '}
              <span>{heading}</span>
            </a>
          </li>
        ))}
      </ol>
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
