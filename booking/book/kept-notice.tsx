import type { DocumentContext } from '../form/context.ts'
import { DocumentFrame } from '../form/ui/document-frame.tsx'
import { FocusedHeading, type FocusRequest } from '../form/ui/focused-heading.tsx'
import { TallLink } from '../form/ui/links.tsx'
import { noBreakSpaces } from '../form/ui/no-break-spaces.ts'
import { LABELS, TITLES } from './labels.ts'

interface NoticeProps {
  phone: string
  dial: string
  /** The visitor's phone number or email address, as typed. */
  contact: string
  callBackBusinessDays: number
  focus?: FocusRequest | null
}

/** Shown instead of a booking that a limit refused: the agency has all answers and gets in touch. */
export function KeptNotice({ phone, dial, contact, callBackBusinessDays, focus = null }: NoticeProps) {
  return (
    <section>
      <FocusedHeading title={TITLES.kept} focus={focus} />
      <p>
        {LABELS.keptText(noBreakSpaces(contact), callBackBusinessDays)}{' '}
        <TallLink href={`tel:${dial}`} target="_top">
          {noBreakSpaces(phone)}
        </TallLink>
        .
      </p>
    </section>
  )
}

/** The same as a document, without JavaScript. */
export function KeptDocument({ context, contact }: { context: DocumentContext; contact: string }) {
  const { agency, callBackBusinessDays } = context.settings
  return (
    <DocumentFrame title={TITLES.kept} context={context}>
      <main className="mx-auto max-w-256 p-4 pb-6 wide:px-6">
        <KeptNotice {...agency} contact={contact} callBackBusinessDays={callBackBusinessDays} />
      </main>
    </DocumentFrame>
  )
}
