import type { CallRequest, PartOfDay } from '../domain/call-request.ts'
import { formatWhen, formatZone } from '../domain/format-time.ts'
import type { BookingSettings } from '../domain/settings.ts'
import { AttributionSummary } from './attribution-summary.tsx'
import { Divider, EmailLayout, Fact, Paragraph } from './email-layout.tsx'
import { formatPreferredDay, preferredNoon } from './preferred-day.ts'
import { oneLine, printableLines } from './sanitize.ts'

const PARTS: Record<PartOfDay, string> = {
  morning: 'in the morning',
  midday: 'around noon',
  afternoon: 'in the afternoon',
  evening: 'in the evening',
}

/** The agency's copy of a request for a call at another time than those offered. */
export function RequestCopy({ request, settings }: { request: CallRequest; settings: BookingSettings }) {
  const { officeZone } = settings.rules
  const zone = formatZone(preferredNoon(request), request.zone)
  const answers = [
    ['Name', request.name],
    ['Practice', request.practice],
    ['E-mail', request.email],
    ['Phone', request.phone || 'not given'],
  ] as const
  return (
    <EmailLayout title="Request for a call" agency={settings.agency}>
      <Paragraph>
        None of the open times worked for this visitor. Nothing is booked yet. Reply to this e-mail to offer a
        time: your reply goes to the visitor.
      </Paragraph>
      <Fact name="Would like to talk">
        {formatPreferredDay(request)}, {PARTS[request.partOfDay]}, {zone} ({request.zone})
      </Fact>
      {answers.map(([name, value]) => (
        <Fact key={name} name={name}>
          {oneLine(value)}
        </Fact>
      ))}
      <Fact name="Note">{printableLines(request.note) || 'none'}</Fact>
      <Divider />
      <AttributionSummary attribution={request.attribution} after="Source before the request" />
      <Fact name="Requested on">{formatWhen(request.createdAt.epochMilliseconds, officeZone)}</Fact>
      <Fact name="Request ID">{request.id}</Fact>
    </EmailLayout>
  )
}
