import { Island } from '../../islands/island.tsx'
import ConsentBanner from './consent.island.tsx'

/**
 * Marks the document of a visitor who has not been asked: consent.css reserves room for the banner in the first frame and
 * shows it in the next. It only looks whether there is a cookie: scripts/consent.ts reads the answer in it.
 */
export const markUnasked = [
  'if(navigator.cookieEnabled&&!navigator.globalPrivacyControl&&!/\\bconsent=/.test(document.cookie)){',
  'const marks=document.documentElement.dataset;',
  'const show=()=>{if("unasked"in marks)marks.unasked="shown"};',
  'marks.unasked="";',
  // A timeout that begins in a frame ends after it is painted.
  'requestAnimationFrame(()=>setTimeout(show))}',
].join('')

/**
 * The consent banner: first in the page's order, at the foot of the window. Every document has it, and it is hydrated only
 * when someone touches it or reopens the choices.
 */
export function ConsentRegion() {
  return <Island of={ConsentBanner} props={{}} client="touch" />
}
