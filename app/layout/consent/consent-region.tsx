import { frame } from '../../content/site/navigation.data.ts'
import { Island } from '../../islands/island.tsx'
import ConsentBanner from './consent-banner.island.tsx'

/**
 * Runs before the first paint and marks the document of a visitor who has not been asked, for whom consent.css shows
 * the banner. Only a first look at the cookie: scripts/consent.ts reads the answer in it.
 */
export const markUnasked =
  'navigator.cookieEnabled&&!navigator.globalPrivacyControl&&!/\\bconsent=/.test(document.cookie)&&(document.documentElement.dataset.unasked="")'

/**
 * The consent banner, in the flow of the page above the header, where it covers nothing at any size or zoom. Every
 * document has it, and it is hydrated only when someone touches it or reopens the choices.
 */
export function ConsentRegion() {
  return (
    <Island
      name="consent-banner"
      of={ConsentBanner}
      props={{ dismissLabel: frame.toasts.dismiss }}
      wake="touch"
    />
  )
}
