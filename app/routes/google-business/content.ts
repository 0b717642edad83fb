import { checkContent } from '../../content/checks/fields.schema.ts'
import { guaranteeLink } from '../../content/promises/guarantee-terms.ts'
import { guaranteeClock, guarantees, strategyCall, terms } from '../../content/promises/promises.ts'
import { googleBusinessSchema } from './content.schema.ts'

const { mapPack } = guarantees
const { topPlaces: places, withinDays: days, remedy } = mapPack

export const googleBusiness = checkContent('app/routes/google-business/content.ts', googleBusinessSchema, {
  meta: {
    title: 'Google Business Profile for medical practices',
    description: `We fix your Google Business Profile and work to get it into the top ${places} of the map pack within ${days} days. See what we change and how to check yours.`,
  },
  hero: {
    kicker: 'Google Business Profile',
    headline: { plain: `Be one of the ${places} practices`, turn: 'Google shows on the map.' },
    lead: `When someone nearby searches for your treatment, Google shows ${places} practices on a map, usually above the websites. We fix your profile and work to get you there.`,
    callToAction: 'Book your free strategy call',
    link: guaranteeLink,
    smallPrint: `${strategyCall.minutesOnMostPages} minutes by video, free. We’ll look at who ranks ahead of you.`,
  },
  mapPack: {
    query: 'knee pain clinic near me',
    places: [
      { name: 'Riverside Pain Clinic', line: 'Pain clinic · Open until 5:00 PM' },
      { name: 'Your practice', line: 'Knee pain clinic · Schedule online' },
      { name: 'Uptown Orthopedics', line: 'Orthopedic clinic · Open until 6:00 PM' },
    ],
    yours: 1,
    description: `A drawn town map with a river, streets and ${places} numbered pins. Over it is a search result with a list of ${places} practices. The second one is yours.`,
    note: 'These are drawings. The town and the practices on this page are made up.',
  },
  profile: {
    headline: 'What we fix, and how to check it',
    lead: 'Search for your practice on your phone and follow the numbers. It takes about 10 minutes.',
    foundLabel: 'We often find',
    fixLabel: 'We change it to',
    checkLabel: 'Check it',
    description:
      'A drawing of a business profile in 7 parts: photos, name and category, buttons, address and phone, hours, services, and a review with a reply.',
    panel: {
      name: 'Your practice',
      category: 'Knee pain clinic',
      also: 'Also: sports medicine clinic',
      buttons: ['Website', 'Directions', 'Call', 'Schedule'],
      site: 'yourpractice.com/knee-pain',
      address: '100 Example Street, Suite 200',
      phone: 'Your own local number',
      hours: [
        { name: 'Monday–Thursday', value: '8:00 AM–5:00 PM' },
        { name: 'Friday', value: '8:00 AM–2:00 PM' },
        { name: 'Saturday, Sunday', value: 'Closed' },
        { name: 'Thanksgiving Day', value: 'Closed' },
      ],
      services: [
        { name: 'First consultation', value: 'Free' },
        { name: 'Exam with ultrasound', value: '$180' },
        { name: 'Knee treatment', value: '$900–\u2060$2,400' },
      ],
      replyLabel: 'Reply from the practice',
      reply: 'Thank you for taking the time to write. If we can help with anything, please call our office.',
    },
    notes: [
      {
        part: 'photos',
        title: 'Photos',
        found: 'A customer’s photo of your parking lot.',
        fix: 'Recent photos of the entrance, the rooms and staff who agreed to it.',
        check: 'Your front door should be one of the first 5 photos.',
      },
      {
        part: 'name',
        title: 'Name and category',
        found: 'Search terms in the name, and “Doctor” as the category.',
        fix: 'The name on your sign and the most specific category that fits.',
        check: 'Compare the name with your sign, and the category with the top 3 practices’.',
      },
      {
        part: 'buttons',
        title: 'Buttons and links',
        found: 'A website button that opens the home page.',
        fix: 'A link to the treatment people search for, and one to your calendar.',
        check: 'Tap Website and count the taps to an open appointment.',
      },
      {
        part: 'address',
        title: 'Address and phone',
        found: 'An address written 3 ways in 5 directories.',
        fix: 'One address and phone number, written the same way everywhere.',
        check: 'Search for your phone number in quotation marks.',
      },
      {
        part: 'hours',
        title: 'Hours',
        found: 'Wrong hours on the Friday after Thanksgiving.',
        fix: 'Holiday hours entered a month ahead, and your phone hours.',
        check: 'Open your hours and look at the next federal holiday.',
      },
      {
        part: 'services',
        title: 'Services',
        found: 'An empty list, or just 4 words.',
        fix: 'Each treatment with its limits and, if you like, a price range.',
        check: 'Look for the treatment you most want to be found for.',
      },
      {
        part: 'reviews',
        title: 'Reviews and replies',
        found: 'Old reviews, and replies that confirm who was a patient.',
        fix: 'A review request after each visit, and replies that you approve.',
        check: 'Sort by newest, and check your last 5 replies for anything private.',
      },
    ],
  },
  factors: {
    headline: 'What decides the order on the map',
    lead: 'Google names 3 factors. Here’s how much of each we can change.',
    items: [
      {
        name: 'Distance',
        means: 'How far you are from the person searching, or from the town they typed.',
        can: 'We can’t change it',
        change: 'You can be first on your own street and seventh in the next town.',
      },
      {
        name: 'Relevance',
        means: 'How well your profile and website match the words people typed.',
        can: 'Most of it changes in weeks',
        change: 'These are the 7 parts above. Many practices leave parts of it empty.',
      },
      {
        name: 'Prominence',
        means: 'How well known you are: reviews, mentions, and how your own site ranks.',
        can: 'Some of it, every month',
        change: 'Honest reviews, one name and address everywhere, and pages that others link to.',
      },
    ],
  },
  reviews: {
    headline: 'The review rules we follow',
    lead: 'Reviews affect your place on the map, so some practices cut corners. We don’t.',
    wrongLabel: 'A reply that says too much',
    wrong: 'Thank you, Maria. We’re so glad the injection helped your knee, and we’ll see you in March.',
    rightLabel: 'The reply we’d draft',
    rules: [
      {
        title: 'Every patient gets the request',
        text: 'Asking only happy patients breaks Google’s policy.',
      },
      {
        title: 'Reviews are never bought',
        text: 'Fake and paid reviews break a federal rule that took effect in October 2024.',
      },
      {
        title: 'Replies protect privacy',
        text: 'A reply never says that the writer was a patient, or what they came for.',
      },
      {
        title: 'One short message',
        text: 'It has one link, and we don’t send a reminder.',
      },
    ],
  },
  guarantee: {
    headline: `Top ${places} on the map within ${days} days.`,
    promise: `Your profile reaches the top ${places} on the map for the searches in your agreement. If it isn’t there by day ${days}, ${remedy}.`,
    placesLabel: `By day ${days}`,
    terms: [
      {
        term: 'Which searches count',
        meaning:
          'The ones named in your agreement. We pick them with you, and leave out those that only a closer practice can win.',
      },
      {
        term: 'When the clock starts',
        meaning: `On ${guaranteeClock.startsOn}. For this service, that’s the day the work is live. We confirm the date by email.`,
      },
      {
        term: 'What we need from you',
        meaning: `Manager access to the profile, approvals within ${terms.approvalBusinessDays} business days and invoices paid on time. If one is late, we add the lost days to the period.`,
      },
      {
        term: 'What Google controls',
        meaning:
          'Google decides the order and can change or suspend any profile. No agency controls its results. This promise is ours, and Google isn’t part of it.',
      },
    ],
    link: guaranteeLink,
  },
  closing: {
    field: 'your treatment near me',
    headline: 'We’ll run your search together.',
    text: 'On the call we search from your street and from the next town, and tell you which places look within reach.',
    callToAction: 'Book your free strategy call',
  },
  related: {
    headline: 'Works well with',
    items: [
      { name: 'SEO', href: '/seo', text: 'adds the pages that make your profile relevant.' },
      {
        name: 'Funnel creation',
        href: '/funnel-creation',
        text: 'builds the page your profile links to, with a price range and a calendar.',
      },
      {
        name: 'Paid traffic',
        href: '/paid-traffic',
        text: 'reaches people who haven’t searched yet.',
      },
    ],
  },
})
