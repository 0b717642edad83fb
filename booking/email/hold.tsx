import { formatWhen } from '../domain/format-time.ts'
import { callFacts } from './call-facts.ts'
import { CallSlip } from './call-slip.tsx'
import { ActionButton, ActionLinks } from './email-actions.tsx'
import { Paragraph } from './email-layout.tsx'
import { emailWords } from './email-words.ts'
import { type CallEmailProps, VisitorEmail } from './visitor-email.tsx'

/** Asks the visitor to confirm a time that is only held. */
export function Hold({ booking, settings, urls }: CallEmailProps) {
  const { agency, audience, callTitle } = settings
  const words = emailWords(settings)
  const asked = audience === 'patients' ? words.aCall : `a ${callTitle}`
  const confirm = `Confirm this ${words.call}`
  const facts = callFacts(booking, settings)
  const until = booking.heldUntil
    ? formatWhen(booking.heldUntil.epochMilliseconds, booking.visitorZone)
    : null
  return (
    <VisitorEmail
      title={`Please confirm your ${words.call}`}
      preview={until ? `We’re holding your time until ${until}.` : facts.when}
      notYou="If it wasn’t you, you don’t need to do anything."
      booking={booking}
      settings={settings}
    >
      <Paragraph>
        Someone asked for {asked} with {agency.name} with your e-mail address.{' '}
        {urls
          ? // The text part has a link of this name where the HTML has a button.
            `If it was you, open “${confirm}” below and press the button on the page that opens.`
          : `If it was you, call us at ${agency.phone} to confirm the ${words.call}.`}
      </Paragraph>
      <CallSlip facts={facts} />
      {urls ? <ActionButton href={urls.call}>{confirm}</ActionButton> : null}
      {until ? (
        <Paragraph>
          We’re holding this time for you until {until}. If you don’t confirm by then, there won’t be{' '}
          {words.aCall}, and we won’t send reminders.
        </Paragraph>
      ) : null}
      {urls ? <ActionLinks actions={[{ label: 'Cancel this request', href: urls.cancel }]} /> : null}
    </VisitorEmail>
  )
}
