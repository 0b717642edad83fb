import site from '../../site.config.ts'
import { PhoneLine } from '../components/phone-line.tsx'
import { unavailable } from '../content/unavailable.ts'
import { MessagePage } from './message-page.tsx'

/** Shown with status 503 while the database does not answer: nothing is lost, when to try again, whom to call. */
export function UnavailablePage() {
  return (
    <MessagePage {...unavailable}>
      <PhoneLine phone={site.phone} text={unavailable.call} className="mt-3 text-lead text-soft" />
    </MessagePage>
  )
}
