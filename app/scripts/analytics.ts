import { tryStorage } from '../../platform/browser-storage.ts'
import { analyticsId, readConsent } from '../layout/consent/consent-choice.ts'
import { onConsentChange } from '../layout/consent/consent-storage.ts'
import { CONVERTED, type Conversion } from './conversion.ts'

/** Address of the tag, without the property's identifier. No other address passes the Trusted Types policy. */
const TAG = 'https://www.googletagmanager.com/gtag/js?id='

interface TagWindow {
  dataLayer: IArguments[]
  trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createScriptURL(): string },
    ): { createScriptURL(from: string): string }
  }
  [optOut: `ga-disable-${string}`]: boolean
}

const tagWindow = window as unknown as TagWindow
tagWindow.dataLayer ??= []

/** Queues a command. The tag understands nothing but the `arguments` object itself. */
const gtag: (...command: unknown[]) => void = function () {
  // biome-ignore lint/complexity/noArguments: see above.
  tagWindow.dataLayer.push(arguments)
}

/**
 * Fetches the tag, once. `onLoad` runs when it is there, and never when something blocks it.
 * Where Trusted Types are enforced, the policy `analytics` allows this one address and no other.
 */
function loadTag(id: string, onLoad: () => void): void {
  const address = TAG + encodeURIComponent(id)
  const policy = tagWindow.trustedTypes?.createPolicy('analytics', { createScriptURL: () => address })
  const script = document.createElement('script')
  script.async = true
  script.src = policy?.createScriptURL('') ?? address
  script.addEventListener('load', onLoad)
  document.head.append(script)
}

/** How long leaving the page may wait for a conversion to be sent, in milliseconds. */
const SEND_TIMEOUT = 1000
/** Conversions that this tab has counted, as checksums. */
const COUNTED = 'counted'

const id = analyticsId()
let tagIsHere = false

const isAllowed = () => readConsent()?.analytics === true

/** Consent Mode v2. No advertising service is connected, so what belongs to advertising stays denied throughout. */
function states(analytics: boolean) {
  return {
    analytics_storage: analytics ? 'granted' : 'denied',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  }
}

/**
 * The page as it is reported: its path without query and anchor, which may hold a booking's reference, and its title; of
 * the referrer its origin. A missing page's path could be anything, so it is `/404`.
 */
function pageFacts() {
  const isMissing = document.querySelector('[data-missing-page]') !== null
  const path = isMissing ? '/404' : location.pathname
  return {
    page_location: location.origin + path,
    page_path: path,
    page_title: document.title,
    page_referrer: document.referrer ? `${new URL(document.referrer).origin}/` : '',
  }
}

function countPage(): void {
  if (isAllowed()) gtag('event', 'page_view', pageFacts())
}

function followConsent(): void {
  const allowed = isAllowed()
  // Google's own switch: while it is on, the tag sends nothing for this property, not even without cookies.
  tagWindow[`ga-disable-${id}`] = !allowed
  gtag('consent', 'update', states(allowed))
}

/** FNV-1a, 32 bits, in base 36: the same for the same text at every visit, without storing the text itself. */
function checksum(text: string): string {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193)
  return (hash >>> 0).toString(36)
}

function countConversion({ name, mark, until }: Conversion): void {
  const key = `${name}-${checksum(mark)}`
  const counted = (tryStorage(() => sessionStorage.getItem(COUNTED)) ?? '').split(' ')
  if (!isAllowed() || counted.includes(key)) return
  tryStorage(() => sessionStorage.setItem(COUNTED, [...counted, key].join(' ').trim()))
  const sent = new Promise<void>((resolve) => {
    gtag('event', name, { ...pageFacts(), transport_type: 'beacon', event_callback: resolve })
    setTimeout(resolve, SEND_TIMEOUT)
  })
  // A tag that hasn't loaded by now is blocked, so the page doesn't wait for it.
  if (tagIsHere) until(sent)
}

gtag('consent', 'default', states(false))
gtag('set', 'ads_data_redaction', true)
followConsent()
gtag('js', new Date())
gtag('config', id, {
  ...pageFacts(),
  send_page_view: false,
  allow_google_signals: false,
  allow_ad_personalization_signals: false,
  cookie_flags: location.protocol === 'https:' ? 'SameSite=Lax;Secure' : 'SameSite=Lax',
})
countPage()
loadTag(id, () => {
  tagIsHere = true
})

onConsentChange(followConsent)
document.addEventListener(CONVERTED, (event) => countConversion((event as CustomEvent<Conversion>).detail))
addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return
  followConsent()
  countPage()
})
