import { z } from 'zod'
import { checkContent, list, text } from '../../content/checks/fields.schema.ts'
import { cookieDurations } from '../../content/promises/promises.ts'

/**
 * What sets a cookie; `unused` is a feature that this site does not have, such as Universal Analytics, the version before
 * the current Google Analytics.
 */
export type CookieService = 'consent' | 'unused' | 'google-analytics' | 'meta-pixel' | 'google-ads'

/**
 * When each service sets its cookies. Google Analytics depends on the running site's ANALYTICS_ID. If you connect
 * another service, change its line here.
 */
export const cookiesAreSet: Readonly<Record<CookieService, 'never' | 'onceAnswered' | 'withAnalyticsId'>> = {
  consent: 'onceAnswered',
  unused: 'never',
  'google-analytics': 'withAnalyticsId',
  'meta-pixel': 'never',
  'google-ads': 'never',
}

const cookieRow = z.strictObject({
  name: z.string().min(2).max(24),
  provider: text(4, 40, 'Who sets it.'),
  purpose: text(20, 160, 'What it is for.'),
  duration: text(4, 20, 'How long it stays.'),
  service: z.enum(['consent', 'unused', 'google-analytics', 'meta-pixel', 'google-ads']),
})

const cookieTable = z.strictObject({
  heading: text(4, 40, 'The kind of cookie.'),
  text: text(30, 200, 'When cookies of this kind are set.'),
  rows: list([1, 8], cookieRow),
})

export type CookieRow = z.infer<typeof cookieRow>
export type CookieTable = z.infer<typeof cookieTable>

export const cookieColumns = {
  name: 'Name',
  provider: 'Provider',
  purpose: 'Purpose',
  duration: 'Duration',
  set: 'Set today',
  onceAnswered: 'Yes, once you answer',
  onceAgreed: 'Yes, if you agree',
  no: 'No',
} as const

/** The cookies of the specification, in its order. */
export const cookieTables = checkContent('app/routes/cookie-policy/content.ts', list(3, cookieTable), [
  {
    heading: 'Essential cookies',
    text: 'Set without consent, and only by a part of the site that can’t work without them. One is in use: the one that remembers your answer.',
    rows: [
      {
        name: 'session',
        provider: 'This site',
        purpose: 'Would connect the pages of one visit, for a part of the site that needs it.',
        duration: cookieDurations.session,
        service: 'unused',
      },
      {
        name: 'consent',
        provider: 'This site',
        purpose: 'Remembers your answer to the banner, so that you aren’t asked on every page.',
        duration: cookieDurations.consent,
        service: 'consent',
      },
      {
        name: 'csrf',
        provider: 'This site',
        purpose: 'Would keep another site from submitting a form. Our forms carry a signed key instead.',
        duration: cookieDurations.csrf,
        service: 'unused',
      },
    ],
  },
  {
    heading: 'Analytics cookies',
    text: 'Set by Google Analytics if we have connected it, and only if you agree.',
    rows: [
      {
        name: '_ga',
        provider: 'Google Analytics',
        purpose: 'Tells one browser from another, so that visits can be counted.',
        duration: cookieDurations._ga,
        service: 'google-analytics',
      },
      {
        name: '_ga_*',
        provider: 'Google Analytics',
        purpose: 'Keeps the state of a visit. The asterisk stands for the account’s ID.',
        duration: cookieDurations['_ga_*'],
        service: 'google-analytics',
      },
      {
        name: '_gid',
        provider: 'Google Analytics',
        purpose:
          'Tells browsers apart within a day. Only Universal Analytics, an older version that we don’t use, sets it.',
        duration: cookieDurations._gid,
        service: 'unused',
      },
      {
        name: '_gat',
        provider: 'Google Analytics',
        purpose: 'Limits how often the service is called. Only Universal Analytics sets it.',
        duration: cookieDurations._gat,
        service: 'unused',
      },
    ],
  },
  {
    heading: 'Marketing cookies',
    text: 'Set by the advertising services of Meta and Google, if we turn them on and you agree.',
    rows: [
      {
        name: 'fr',
        provider: 'Meta (facebook.com)',
        purpose: 'Shows ads on Facebook and Instagram and measures whether they worked.',
        duration: cookieDurations.fr,
        service: 'meta-pixel',
      },
      {
        name: '_fbp',
        provider: 'Meta',
        purpose: 'Tells one browser from another, so that a visit can be matched to an ad.',
        duration: cookieDurations._fbp,
        service: 'meta-pixel',
      },
      {
        name: 'IDE',
        provider: 'Google (doubleclick.net)',
        purpose: 'Shows ads on other sites and measures what follows a click.',
        duration: cookieDurations.IDE,
        service: 'google-ads',
      },
      {
        name: 'NID',
        provider: 'Google (google.com)',
        purpose: 'Remembers preferences at Google and uses them to choose ads.',
        duration: cookieDurations.NID,
        service: 'google-ads',
      },
    ],
  },
])
