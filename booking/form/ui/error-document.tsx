import type { Agency } from '../../core/settings.ts'
import { DocumentFrame } from './document-frame.tsx'
import type { ErrorText } from './form-errors.ts'
import { noBreak } from './labels.ts'
import { TallLink } from './links.tsx'
import { PageHeading } from './page-heading.tsx'

/** Where an error page leads on to, and what to call about. */
export interface WayOn {
  again: { href: string; text: string }
  /** Null on a page of the staff. */
  call: ((phone: string) => string) | null
}

interface Props extends WayOn {
  agency: Agency
  style: string
  message: ErrorText
  embed: boolean
}

/** What happened, the phone number, and a link to start again. */
export function ErrorDocument({ agency, style, message, again, call, embed }: Props) {
  return (
    <DocumentFrame title={message.title} style={style} agency={embed ? null : agency}>
      <main className="mx-auto max-w-[64rem] p-4 pb-6 wide:px-6">
        <PageHeading title={message.title} />
        <p>{message.text}</p>
        <p>
          <TallLink className="font-semibold" href={again.href}>
            {again.text}
          </TallLink>
        </p>
        {call && <p className="mt-5 text-soft">{call(noBreak(agency.phone))}</p>}
      </main>
    </DocumentFrame>
  )
}
