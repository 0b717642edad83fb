/** What the forms and pages of all rooms share of words and names. */

export const FORM_WORDS = {
  choose: 'Choose one',
  honeypot: 'Leave this field empty',
  backToSite: (brand: string) => `Back to ${brand}`,
}

export const CONSENT_LINKS = [
  { href: '/privacy-policy', text: 'Privacy policy' },
  { href: '/terms-of-service', text: 'Terms of service' },
]

/** With no-break spaces: a phone number or a time of day stays on one line. */
export const noBreak = (text: string) => text.replaceAll(' ', '\u00a0')

/** A sentence with a time of day in it, which stays on one line. */
export const noBreakTime = (text: string) => text.replace(/ (?=[AP]M\b)/, '\u00a0')

/** Name of the honeypot: a field that people never see and robots fill in. */
export const HONEYPOT_FIELD = 'homepage'
