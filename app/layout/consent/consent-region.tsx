import { Island } from '../../islands/island.tsx'
import ConsentBanner from './consent.island.tsx'

/**
 * Marks the document of a visitor who has not been asked: consent.css reserves room for the banner in the first frame and
 * shows it in the next. Only a first look at the cookie: scripts/consent.ts reads the answer in it.
 */
export const markUnasked =
  'navigator.cookieEnabled&&!navigator.globalPrivacyControl&&!/\\bconsent=/.test(document.cookie)&&(d=>{d.unasked="";requestAnimationFrame(()=>setTimeout(()=>"unasked"in d&&(d.unasked="shown")))})(document.documentElement.dataset)'

/**
 * The consent banner: first in the page's order, at the foot of the window. Every document has it, and it is hydrated only
 * when someone touches it or reopens the choices.
 */
export function ConsentRegion() {
  return <Island name="consent" of={ConsentBanner} props={{}} wake="touch" />
}
