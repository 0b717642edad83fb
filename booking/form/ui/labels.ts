export const FORM_WORDS = {
  choose: 'Choose one',
  honeypot: 'Leave this field empty',
  didYouMean: (address: string) => `Did you mean ${address}?`,
  backToSite: (brand: string) => `Back to ${brand}`,
}

export const CONSENT_LINKS = [
  { href: '/privacy-policy', text: 'Privacy policy' },
  { href: '/terms-of-service', text: 'Terms of service' },
]

/** Keeps a phone number or a time of day on one line. */
export const noBreak = (text: string) => text.replaceAll(' ', '\u00a0')

/** Keeps the time of day in a sentence on one line. */
export const noBreakTime = (text: string) => text.replace(/ (?=[AP]M\b)/, '\u00a0')

/** Name of the honeypot, a field that people never see and bots fill in. */
export const HONEYPOT_FIELD = 'homepage'
