import { frame } from '../../words/frame.ts'

/**
 * The consent banner's place, last in the reading order and outside the flow, so that showing it moves nothing.
 * It stays hidden while nothing on the site needs consent: no analytics runs and no cookie is set.
 */
export function ConsentPlace() {
  return (
    <aside
      id="consent-banner"
      aria-label={frame.consent.title}
      hidden
      className="fixed inset-x-0 bottom-0 z-20"
    />
  )
}
