import { MessagePage } from '../../components/message-page.tsx'
import { PhoneLine } from '../../components/phone-line.tsx'
import { site } from '../../content/site/site.data.ts'
import { unavailable } from './content.data.ts'

export const meta = () => ({ ...unavailable.meta, robots: 'noindex' })

/** Shown with status 503 while the database does not answer: nothing is lost, when to try again, whom to call. */
export function Page() {
  return (
    <MessagePage {...unavailable}>
      <PhoneLine phone={site.phone} text={unavailable.call} className="mt-3 text-lead text-soft" />
    </MessagePage>
  )
}
