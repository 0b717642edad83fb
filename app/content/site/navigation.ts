import { checkContent } from '../checks/fields.schema.ts'
import { consentDetails, consentQuestion } from './consent.ts'
import { frameSchema } from './navigation.schema.ts'

const services = [
  { label: 'Paid traffic', href: '/paid-traffic' },
  { label: 'Funnel creation', href: '/funnel-creation' },
  { label: 'SEO', href: '/seo' },
  { label: 'Google Business Profile', href: '/google-business' },
  { label: 'Automated follow-ups', href: '/automated-follow-ups' },
  { label: 'Patient Acquisition Machine', href: '/patient-acquisition-machine' },
]

/** Text of header, drawer, footer and consent, and shared labels. */
export const frame = checkContent('app/content/site/navigation.ts', frameSchema, {
  skipLink: 'Skip to the content',
  homeLabel: '{brand}, home page',
  header: {
    label: 'Main menu',
    menus: [
      { label: 'Home', href: '/' },
      { label: 'Services', items: services },
      {
        label: 'Company',
        items: [
          { label: 'About', href: '/about' },
          { label: 'How we work', href: '/how-we-work' },
          { label: 'Why choose us', href: '/why-choose-us' },
          { label: 'What’s included and price', href: '/whats-included' },
          { label: 'Contact', href: '/contact' },
        ],
      },
      {
        label: 'Resources',
        items: [
          { label: 'Blog', href: '/blog' },
          { label: 'Specialties', href: '/#specialties' },
          { label: 'Sample documents', href: '/#samples' },
          { label: 'Sample months', href: '/#case-studies' },
          { label: 'Guides', href: '/resources#guides' },
        ],
      },
      {
        label: 'Tools',
        items: [
          { label: 'ROI Calculator', href: '/roi-calculator' },
          { label: 'Marketing Audit', href: '/marketing-audit' },
          { label: 'Resources Library', href: '/resources' },
          { label: 'Search', href: '/search' },
        ],
      },
    ],
    callToAction: { label: 'Book your free strategy call', href: '/book' },
  },
  drawer: { open: 'Open menu', close: 'Close menu', title: 'Menu' },
  actions: {
    bookCall: 'Book your free strategy call',
  },
  footer: {
    label: 'Footer menu',
    line: 'Patient acquisition for cash-pay specialty practices, with every promise and its terms in writing.',
    columns: [
      {
        heading: 'Company',
        items: [
          { label: 'Why choose us', href: '/why-choose-us' },
          { label: 'How we work', href: '/how-we-work' },
          { label: 'What’s included', href: '/whats-included' },
          { label: 'FAQ', href: '/#faq' },
          { label: 'Contact', href: '/contact' },
          { label: 'Price', href: '/whats-included#price' },
          { label: 'Get Started', href: '/book' },
        ],
      },
      {
        heading: 'Services',
        items: services,
      },
      {
        heading: 'Legal',
        items: [
          { label: 'Privacy policy', href: '/privacy-policy' },
          { label: 'Terms of service', href: '/terms-of-service' },
          { label: 'Cookie policy', href: '/cookie-policy' },
          { label: 'Accessibility', href: '/accessibility' },
        ],
      },
    ],
    contactHeading: 'Contact',
    socialHeading: 'Follow us',
    disclaimer:
      '{brand} sells marketing to medical practices. Nothing on this site is medical advice or a diagnosis.',
    rights: '{brand}.',
  },
  consent: { ...consentQuestion, ...consentDetails },
  toasts: { label: 'Messages', dismiss: 'Dismiss' },
})
