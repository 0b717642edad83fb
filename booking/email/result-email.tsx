import type { DescribedResult } from '../domain/result.ts'
import type { Agency } from '../domain/settings.ts'
import { ActionButton, ActionLinks } from './email-actions.tsx'
import { EmailLayout, List, Paragraph, SmallPrint } from './email-layout.tsx'

interface Props {
  described: DescribedResult
  email: string
  agency: Agency
}

/**
 * The visitor's own result and the link back to it. It contains no text that a visitor typed, because anyone can have
 * this e-mail sent to any address.
 */
export function ResultEmail({ described, email, agency }: Props) {
  return (
    <EmailLayout title={described.subject} preview={described.lines.join(' ')} agency={agency}>
      <Paragraph>You asked us to e-mail you this result from our website.</Paragraph>
      <List items={described.lines} />
      <ActionButton href={agency.origin + described.path}>Open or change the result</ActionButton>
      <Paragraph>To go through it with us, reply to this e-mail or book a free call.</Paragraph>
      <ActionLinks actions={[{ label: 'Book a free call', href: `${agency.origin}/book` }]} />
      <SmallPrint>
        We sent this to {email} because someone entered that address next to the result. We won’t send you
        anything else because of it. If it wasn’t you, reply and we’ll delete the address. Please don’t send
        patient information by e-mail.
      </SmallPrint>
    </EmailLayout>
  )
}
