export const FORM_LABELS = {
  choose: 'Choose one',
  optional: (label: string) => `${label} (optional)`,
  honeypot: 'Leave this field empty',
  didYouMean: (address: string) => `Did you mean ${address}?`,
  backToSite: (brand: string) => `Back to ${brand}`,
}

export const CONSENT_LINKS = [
  { href: '/privacy-policy', text: 'Privacy policy' },
  { href: '/terms-of-service', text: 'Terms of service' },
]
