import { guideCover } from '../../../guide/guide-cover.ts'
import { BookCover } from '../../components/book-cover.tsx'
import { PageHeading } from '../../components/page-heading.tsx'
import { Headline } from '../../components/ui/heading.tsx'
import { TextLink } from '../../components/ui/text-link.tsx'
import { edition } from '../../content/guide/edition.data.ts'
import { guide } from '../../content/guide/guide.data.ts'
import { playbook } from '../../content/guide/playbook.data.ts'
import { Island } from '../../islands/island.tsx'
import DownloadLink from './download-link.island.tsx'
import style from './page.css?inline'

export const handle = { style }

const content = playbook.download

export const meta = () => ({ robots: 'noindex', ...content.meta })

export function Page() {
  return (
    <div className="page-container pt-9 pb-16 md:pt-16 md:pb-24">
      <div className="grid items-center gap-x-20 gap-y-12 lg:grid-cols-[7fr_4fr]">
        <div>
          <PageHeading content={content} className="max-w-[9.4em] text-display" />
          <p className="mt-5 max-w-[34rem] text-lead text-soft">{content.lead}</p>
          <div className="mt-8">
            <Island
              name="download-link"
              of={DownloadLink}
              wake="load"
              props={{
                href: edition.address,
                fileName: edition.fileName,
                label: content.button,
                next: edition.pages.thanks,
              }}
            />
          </div>
          <p className="mt-4 text-small text-soft">{content.file}</p>
          <p className="mt-3">
            <TextLink
              link={{ label: content.onward, href: edition.pages.thanks }}
              className="inline-flex min-h-11 items-center"
            />
          </p>
        </div>
        <div className="mx-auto w-full max-w-[17rem] pr-3 lg:max-w-none">
          <BookCover picture={guideCover} />
        </div>
      </div>
      <ReaderTable />
    </div>
  )
}

/** Who in a practice reads which chapter; each row is a card on a phone. */
function ReaderTable() {
  const { heading, lead } = content.readers
  const table = guide.contents.readers
  const [, reads, gets] = table.columns
  return (
    <section aria-labelledby="readers" className="mt-20 border-t border-rule pt-12">
      <Headline id="readers" className="max-w-[14.2em] text-major" text={heading} />
      <p className="mt-4 max-w-[38rem] text-soft">{lead}</p>
      <table className="mt-8 w-full text-left max-sm:block">
        <caption className="sr-only">{table.caption}</caption>
        <thead className="border-b border-ink max-sm:sr-only">
          <tr>
            {table.columns.map(({ heading }) => (
              <th key={heading} scope="col" className="py-2.5 pr-6 text-small font-semibold text-evergreen">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {table.rows.map(([who, chapters, outcome]) => (
            <tr key={who} className="border-b border-rule align-baseline max-sm:block max-sm:py-4">
              <th
                scope="row"
                className="py-3 pr-6 font-serif text-minor font-normal max-sm:block max-sm:py-0"
              >
                {who}
              </th>
              <td className="py-3 pr-6 sm:whitespace-nowrap tabular max-sm:block max-sm:py-1">
                <span className="text-soft sm:hidden">{reads?.heading}: </span>
                {chapters}
              </td>
              <td className="py-3 text-soft max-sm:block max-sm:py-0">
                <span className="sm:hidden">{gets?.heading}: </span>
                {outcome}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
