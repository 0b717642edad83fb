/**
 * Text of the consent banner. In a separate file, because the browser loads it: validating it here would load the
 * validator too. navigation.ts validates it.
 */

/** The banner on a first visit. */
export const consentQuestion = {
  title: 'Your cookie choices',
  text: {
    withoutAnalytics:
      'Can we remember which ad brought you here? Only if you agree. The site works the same either way.',
    withAnalytics:
      'Can we count which pages you read and remember which ad brought you here? Only if you agree. The site works the same either way.',
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
      text: 'A cookie that remembers this choice. Without it we’d have to ask on every page.',
    },
    analytics: {
      name: 'Analytics',
      text: 'Counts which pages are read, so that we can improve the ones people leave.',
    },
    marketing: {
      name: 'Marketing',
      text: 'Remembers in this browser which of our ads brought you here, and lets us tell Google if its ad led to a booking. Never used on pages for patients.',
    },
  },
  analyticsToday: {
    connected: 'We use Google Analytics. It sets cookies and sees the address of each page you read.',
    notConnected: 'We don’t use an analytics service today.',
  },
  alwaysOn: 'Always on',
  signalHonored:
    'Your browser sends a Global Privacy Control signal, and we honor it: analytics and marketing are off. You don’t need to do anything.',
  signalLine: 'We honor your browser’s Global Privacy Control signal.',
  reopen: 'Cookie choices',
  saved: {
    title: 'Your choice is saved.',
    allowed: 'allowed',
    refused: 'refused',
    change: 'You can change it at the bottom of any page.',
  },
} as const
