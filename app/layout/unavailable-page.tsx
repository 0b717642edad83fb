import site from '../../site.config.ts'
import { unavailable } from '../content/unavailable.ts'
import { MessagePage } from './message-page.tsx'

/** Shown with status 503 while the database does not answer: nothing is lost, when to try again, whom to call. */
export function UnavailablePage() {
  const phone = site.phone.display.replaceAll(' ', '\u00a0')
  const [before, after] = unavailable.call.split('{phone}')
  return (
    <MessagePage {...unavailable}>
      <p className="mt-3 text-lead text-soft">
        {before}
        <a className="link whitespace-nowrap" href={`tel:${site.phone.dial}`}>
          {phone}
        </a>
        {after}
      </p>
    </MessagePage>
  )
}
