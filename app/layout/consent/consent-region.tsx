import { frame } from '../../content/site/navigation.ts'
import { Island } from '../../islands/island.tsx'
import ConsentBanner from './consent-banner.island.tsx'
import { CONSENT_COOKIE, CONSENT_SECONDS, QUESTION, QUESTION_WITH_ANALYTICS } from './consent-choice.ts'

/**
 * Runs before the first paint and marks the document of a visitor who has not been asked, for whom consent.css shows
 * the banner. Only a first look at the cookie: scripts/consent.ts reads the answer in it.
 */
export const markUnasked =
  'navigator.cookieEnabled&&!navigator.globalPrivacyControl&&!/\\bconsent=/.test(document.cookie)&&(document.documentElement.dataset.unasked="")'

/**
 * Keeps an answer where the script of every page is blocked or still on its way: that script stops the clicks that reach
 * this one. The third button then leads to the page that explains each kind.
 */
export const answerAlone = `addEventListener('click',({target})=>{
const button=target.closest('[data-island=consent-banner]:not([data-hydrated]) button'),{dataset}=document.documentElement
if(!button)return
if(!button.value)return location.assign('/cookie-policy')
document.cookie=\`${CONSENT_COOKIE}=\${dataset.analytics?${QUESTION_WITH_ANALYTICS}:${QUESTION}}.\${button.value==='all'?'11':'00'}.\${Date.now().toString(36)}; Max-Age=${CONSENT_SECONDS}; Path=/; SameSite=Lax\${location.protocol==='https:'?'; Secure':''}\`
delete dataset.unasked
})`

/**
 * The consent banner, in the flow of the page above the header, where it covers nothing at any size or zoom. Every
 * document has it; React comes for it only when somebody touches it or wants the choices back.
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
