/**
 * Text of the consent banner. In a separate file, because the browser loads it: validating it here would load the
 * validator too. navigation.ts validates it.
 */

/** The banner on a first visit. */
export const consentQuestion = {
  title: 'Your choice about cookies',
  text: {
    withoutAnalytics:
      'May we remember, beyond this visit, which ad brought you? Not without your yes, and the site works the same if you say no.',
    withAnalytics:
      'May we count which pages are read, and remember which ad brought you? Neither without your yes, and the site works the same if you say no.',
  },
  acceptAll: 'Accept all',
  rejectNonEssential: 'Reject non-essential',
  customize: 'Customize',
  policyLink: { label: 'Read the cookie policy', href: '/cookie-policy' },
} as const

/** The detailed choices and the confirmation. */
export const consentDetails = {
  save: 'Save my choice',
  close: 'Close',
  kinds: {
    essential: {
      name: 'Essential',
      text: 'Remembers this choice in a cookie. Without it we would have to ask on every page.',
    },
    analytics: {
      name: 'Analytics',
      text: 'Counts which pages are read, so that we mend the ones nobody finishes.',
    },
    marketing: {
      name: 'Marketing',
      text: 'Remembers in this browser which of our ads brought you first. Never on pages for patients.',
    },
  },
  analyticsToday: {
    connected: 'Google Analytics counts for us. It sets cookies and learns the address of each page.',
    notConnected: 'No such service is connected today.',
  },
  alwaysOn: 'Always on',
  signalHonored:
    'Your browser sends Global Privacy Control, and it is honored. We treat it as a refusal of analytics and marketing, and you need do nothing.',
  signalLine: 'Your browser’s opt-out signal, Global Privacy Control, is honored.',
  reopen: 'Cookie choices',
  saved: {
    title: 'Your choice is saved.',
    allowed: 'allowed',
    refused: 'refused',
    change: 'You can change it at the foot of every page.',
  },
} as const
