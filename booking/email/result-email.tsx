import { Link } from '@react-email/components'
import type { DescribedResult } from '../domain/result.ts'
import type { Agency } from '../domain/settings.ts'
import { EmailLayout, List, linkStyle, Paragraph } from './email-layout.tsx'

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
  const address = agency.origin + described.path
  return (
    <EmailLayout title={described.subject} agency={agency}>
      <Paragraph>You asked us to e-mail you this result from our website.</Paragraph>
      <List items={described.lines} />
      <Paragraph>This link opens the same result, and you can change it there:</Paragraph>
      <Paragraph>
        <Link href={address} style={linkStyle}>
          {address}
        </Link>
      </Paragraph>
      <Paragraph>
        To go through it with us, book a free call at{' '}
        <Link href={`${agency.origin}/book`} style={linkStyle}>
          {`${agency.origin}/book`}
        </Link>
        , or reply to this e-mail.
      </Paragraph>
      <Paragraph>
        We sent this to {email} because someone entered that address next to the result. We won’t send you
        anything else because of it. If it wasn’t you, reply and we’ll delete the address. Please don’t send
        patient information by e-mail.
      </Paragraph>
    </EmailLayout>
  )
}
