import { guideCover } from '../../../guide/guide-cover.ts'
import { BookCover } from '../../components/book-cover.tsx'
import { edition } from '../../content/guide/edition.ts'
import { guide } from '../../content/guide.ts'
import { download as words } from '../../content/playbook.ts'
import { Island } from '../../islands/island.tsx'
import { pageMeta } from '../../seo/page-meta.ts'
import style from '../../styles/guide.css?inline'
import DownloadLink from './download-link.island.tsx'
import { ReaderTable } from './reader-table.tsx'

/** The style these pages carry besides every page's. */
export const handle = { style }

export const meta = () => pageMeta({ path: edition.pages.download, robots: 'noindex', ...words.meta })

export default function DownloadScreen() {
  return (
    <div className="mx-auto max-w-[74rem] px-5 pt-9 pb-16 md:px-10 md:pt-16 md:pb-24">
      <div className="grid items-center gap-x-20 gap-y-12 lg:grid-cols-[7fr_4fr]">
        <div>
          <p className="mb-4 flex items-center gap-3 text-fine text-soft before:h-px before:w-8 before:bg-current before:content-['']">
            {words.kicker}
          </p>
          <h1 className="max-w-[9.4em] text-display">{words.headline}</h1>
          <p className="mt-5 max-w-[34rem] text-lead text-soft">{words.lead}</p>
          <div className="mt-8">
            <Island
              name="download-link"
              of={DownloadLink}
              wake="load"
              props={{
                href: edition.address,
                fileName: edition.fileName,
                label: words.button,
                next: edition.pages.thanks,
              }}
            />
          </div>
          <p className="mt-4 text-small text-soft">{words.file}</p>
          <p className="mt-6 text-small">
            {words.onward.text}{' '}
            <a className="link" href={edition.pages.thanks}>
              {words.onward.label}
            </a>
            .
          </p>
        </div>
        <div className="mx-auto w-full max-w-[17rem] pr-3 lg:max-w-none">
          <BookCover picture={guideCover} />
        </div>
      </div>
      <ReaderTable words={words.readers} table={guide.contents.readers} />
    </div>
  )
}
