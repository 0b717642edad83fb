import { BookCover } from '../../components/drawings/book-cover.tsx'
import { PageHeading } from '../../components/page-heading.tsx'
import { CardTable } from '../../components/ui/card-table.tsx'
import { Headline } from '../../components/ui/heading.tsx'
import { TextLink } from '../../components/ui/text-link.tsx'
import { edition } from '../../content/guide/edition.data.ts'
import { guide } from '../../content/guide/guide.data.ts'
import { playbook } from '../../content/guide/playbook.data.ts'
import { Island } from '../../islands/island.tsx'
import DownloadLink from './download-link.island.tsx'

const content = playbook.download

export const meta = () => ({ robots: 'noindex', ...content.meta })

export function Page() {
  return (
    <div className="page-container pt-9 pb-16 md:pt-16 md:pb-24">
      <div className="grid items-center gap-x-20 gap-y-12 lg:grid-cols-[7fr_4fr]">
        <div>
          <PageHeading content={content} className="max-w-headline-short text-display" />
          <p className="mt-5 max-w-lead text-lead text-soft">{content.lead}</p>
          <div className="mt-8">
            <Island
              of={DownloadLink}
              client="load"
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
        <div className="mx-auto w-full max-w-68 pr-3 lg:max-w-none">
          <BookCover />
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
  return (
    <section aria-labelledby="readers" className="mt-20 border-t border-rule pt-12">
      <Headline id="readers" className="max-w-headline text-major" text={heading} />
      <p className="mt-4 max-w-lead text-soft">{lead}</p>
      <CardTable
        className="mt-10"
        caption={table.caption}
        columns={table.columns.map(({ heading }) => heading)}
        rows={table.rows}
      />
    </section>
  )
}
