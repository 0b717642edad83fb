import type { DocumentContext } from '../form/context.ts'
import { DocumentFrame } from '../form/ui/document-frame.tsx'
import { TallLink } from '../form/ui/links.tsx'
import { noBreak } from '../form/ui/no-break.ts'
import { type FocusRequest, PageHeading } from '../form/ui/page-heading.tsx'
import { LABELS, TITLES } from './labels.ts'

interface NoticeProps {
  phone: string
  dial: string
  /** The visitor's phone number or email address, as typed. */
  contact: string
  focus?: FocusRequest | null
}

/** Shown instead of a booking that a limit refused: the agency has all answers and gets in touch. */
export function KeptNotice({ phone, dial, contact, focus = null }: NoticeProps) {
  return (
    <section>
      <PageHeading title={TITLES.kept} focus={focus} />
      <p>
        {LABELS.keptText(noBreak(contact))}{' '}
        <TallLink href={`tel:${dial}`} target="_top">
          {noBreak(phone)}
        </TallLink>
        .
      </p>
    </section>
  )
}

/** The same as a document, without JavaScript. */
export function KeptDocument({ context, contact }: { context: DocumentContext; contact: string }) {
  return (
    <DocumentFrame title={TITLES.kept} context={context}>
      <main className="mx-auto max-w-[64rem] p-4 pb-6 wide:px-6">
        <KeptNotice {...context.settings.agency} contact={contact} />
      </main>
    </DocumentFrame>
  )
}
