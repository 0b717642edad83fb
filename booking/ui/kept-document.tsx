import { DocumentFrame } from './document-frame.tsx'
import { noBreak, TITLES, WORDS } from './labels.ts'
import { PageHeading } from './page-heading.tsx'
import type { FocusRequest } from './use-focus-target.ts'

interface NoticeProps {
  phone: string
  dial: string
  /** The number that the visitor gave, as typed. */
  visitorPhone: string
  focus?: FocusRequest | null
}

interface Props extends NoticeProps {
  brand: string
  /** Address of the website's home page. */
  site: string
  style: string
  /** Inside a frame: without a page header. */
  embed: boolean
}

/** Instead of a booking: the agency has all answers and calls. Nothing is left to do. */
export function KeptNotice({ phone, dial, visitorPhone, focus = null }: NoticeProps) {
  return (
    <section>
      <PageHeading title={TITLES.kept} focus={focus} />
      <p>
        {WORDS.keptText(noBreak(visitorPhone))}{' '}
        <a className="link inline-flex min-h-11 items-center" href={`tel:${dial}`} target="_top">
          {noBreak(phone)}
        </a>
        .
      </p>
    </section>
  )
}

/** The same as a page, for a browser that posted the form by itself. */
export function KeptDocument({ brand, site, style, embed, ...notice }: Props) {
  return (
    <DocumentFrame title={TITLES.kept} style={style} header={embed ? null : { brand, site }}>
      <main className="mx-auto max-w-[64rem] p-4 pb-6 wide:px-6">
        <KeptNotice {...notice} />
      </main>
    </DocumentFrame>
  )
}
