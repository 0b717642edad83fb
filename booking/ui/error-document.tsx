import { DocumentHead, PageHeader } from './document-head.tsx'
import { EmergencyLine } from './emergency-line.tsx'
import type { ErrorText } from './form/form-errors.ts'
import { noBreak, WORDS } from './labels.ts'
import { PageHeading } from './page-heading.tsx'

interface Props {
  /** Empty when it is unknown whose page it is: then no name, phone number or way on is given. */
  brand: string
  phone: string
  /** Address of the website's home page. */
  site: string
  style: string
  message: ErrorText
  /** The link to start again, and what to call about. */
  again: { href: string; text: string } | null
  call: (phone: string) => string
  /** Whether patients read it. */
  isForPatients: boolean
  /** Inside a frame: without a page header. */
  embed: boolean
}

/** The page for a request that failed: what happened, the phone number, and a link to start again. */
export function ErrorDocument({
  brand,
  phone,
  site,
  style,
  message,
  again,
  call,
  isForPatients,
  embed,
}: Props) {
  return (
    <html lang="en-US">
      <DocumentHead title={message.title} style={style} />
      <body>
        {!embed && brand && <PageHeader brand={brand} site={site} back={WORDS.backToSite(brand)} />}
        <main className="mx-auto max-w-[64rem] p-4 pb-6 wide:px-6">
          {isForPatients && <EmergencyLine className="mb-6 max-w-[40rem]" />}
          <PageHeading title={message.title} />
          <p>{message.text}</p>
          {again && (
            <p>
              <a className="link inline-flex min-h-11 items-center font-semibold" href={again.href}>
                {again.text}
              </a>
            </p>
          )}
          {phone && <p className="mt-5 text-soft">{call(noBreak(phone))}</p>}
        </main>
      </body>
    </html>
  )
}
