import { checkContent } from '../../content/checks/fields.schema.ts'
import { guaranteeLink, heroGuaranteeLink } from '../../content/promises/guarantee-terms.ts'
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
    lead: `When someone nearby searches for your treatment, Google shows ${places} practices on a map, usually above the website results. We fix your profile, keep it current and work to get you into those ${places} places.`,
    callToAction: 'Book your free strategy call',
    link: heroGuaranteeLink,
    smallPrint: `${strategyCall.minutesOnMostPages} minutes by video, free. We’ll run the search together and look at who ranks ahead of you.`,
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
    note: 'A drawing, not a Google screen. The town and the practices are made up.',
  },
  profile: {
    headline: 'What we fix on your profile, and how to check it yourself',
    lead: 'Search for your practice on your phone and follow the numbers. It takes about 10 minutes.',
    foundLabel: 'We often find',
    fixLabel: 'We change it to',
    checkLabel: 'Check it',
    description:
      'A drawn business profile in 7 parts, from top to bottom: photos, name and category, buttons, address and phone, hours, services, and a review with a reply.',
    note: 'A drawing, not a Google screen. Google changes its layout often, so yours may be in a different order.',
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
        { name: 'Knee treatment', value: '$900–$2,400' },
      ],
      replyLabel: 'Reply from the practice',
      reply: 'Thank you for taking the time to write. If we can help with anything, please call our office.',
    },
    notes: [
      {
        part: 'photos',
        title: 'Photos',
        found: 'A logo, and a stranger’s picture of your parking lot.',
        fix: 'Recent photos of the entrance, the rooms, and staff members who agreed to be in them. No patients.',
        check: 'Tap the photos. Your front door should be one of the first 5 pictures.',
      },
      {
        part: 'name',
        title: 'Name and category',
        found: 'Search terms added to the name, and “Doctor” as the category.',
        fix: 'The name on your sign, the most specific category that fits, and the secondary ones that apply.',
        check:
          'Compare the name with your sign. Then compare the category below it with those of the top 3 practices.',
      },
      {
        part: 'buttons',
        title: 'Buttons and links',
        found: 'A website button that opens the home page, and a missing booking link.',
        fix: 'A link to the page about the treatment people search for, and one to your calendar.',
        check: 'Tap Website. Count the taps from there to an open appointment.',
      },
      {
        part: 'address',
        title: 'Address and phone',
        found: 'An address written 3 ways in 5 directories, and an old suite number.',
        fix: 'One address and one phone number, written the same way on Google, your site and the directories.',
        check: 'Search for your phone number in quotation marks and compare the addresses you see.',
      },
      {
        part: 'hours',
        title: 'Hours',
        found: 'Hours that are right in a normal week but wrong on the Friday after Thanksgiving.',
        fix: 'Holiday hours entered a month ahead. If you answer the phone at other hours, we list those too.',
        check: 'Open your hours and check the next federal holiday.',
      },
      {
        part: 'services',
        title: 'Services',
        found: 'An empty list, or just 4 words.',
        fix: 'Each treatment with a description, its limits and, if you like, a price range.',
        check: 'Scroll down to Services. Look for the treatment you most want to be found for.',
      },
      {
        part: 'reviews',
        title: 'Reviews and replies',
        found: 'Old reviews, and replies that confirm who was a patient.',
        fix: 'A short review request after each visit, and replies that we draft and you approve.',
        check: 'Sort reviews by newest. Then read your last 5 replies for anything private.',
      },
    ],
  },
  factors: {
    headline: 'What decides the order on the map',
    lead: 'Google names 3 factors. It doesn’t publish how it weighs them.',
    canLabel: 'What we can change',
    items: [
      {
        name: 'Distance',
        means: 'How far you are from the person searching, or from the town they typed.',
        can: 'Nothing',
        change: 'You can be first on your own street and seventh in the next town.',
      },
      {
        name: 'Relevance',
        means: 'How well your profile and website match the words people typed.',
        can: 'Most of it, in weeks',
        change: 'This is the profile above. Many practices leave parts of it empty.',
      },
      {
        name: 'Prominence',
        means: 'How well known you are: reviews, mentions on other sites, and how your own site ranks.',
        can: 'Some, every month',
        change: 'Honest reviews, one name and address everywhere, and pages that others link to.',
      },
    ],
  },
  reviews: {
    headline: 'The review rules we follow',
    lead: 'Reviews affect where you show up on the map, so some practices cut corners. Here’s what we do instead.',
    wrongLabel: 'A reply that says too much',
    wrong: 'Thank you, Maria. We’re so glad the injection helped your knee, and we’ll see you in March.',
    rightLabel: 'The reply we’d draft',
    rules: [
      {
        title: 'Every patient gets the request',
        text: 'It goes out the same number of days after each visit. Asking only happy patients breaks Google’s policy.',
      },
      {
        title: 'Reviews are never bought',
        text: 'Fake, paid and undisclosed insider reviews break a federal rule that took effect in October 2024. Each one can bring a penalty.',
      },
      {
        title: 'Replies stay private',
        text: 'A reply never says that the writer was a patient, what they came for or when. We draft it, and you send it.',
      },
      {
        title: 'One short message',
        text: 'It has one link, without conditions. People who don’t respond don’t get a reminder.',
      },
    ],
  },
  guarantee: {
    headline: `Top ${places} on the map within ${days} days`,
    promise: `Within ${days} days, your profile reaches the top ${places} of the map results for the searches named in your agreement. If it isn’t there by day ${days}, ${remedy}.`,
    placesLabel: `By day ${days}`,
    terms: [
      {
        term: 'Which searches count',
        meaning:
          'The ones named in your agreement. We pick them with you from what people near you type, and leave out those that only a practice closer to the searcher can win.',
      },
      {
        term: 'When the clock starts',
        meaning: `On ${guaranteeClock.startsOn}. For this service, that’s the day the work is live. We confirm the date by email.`,
      },
      {
        term: 'What we need from you',
        meaning: `Approvals within ${terms.approvalBusinessDays} business days and invoices paid on time. If either is missing, we add the lost days to the period. We also need manager access to the profile.`,
      },
      {
        term: 'What Google controls',
        meaning:
          'Google decides the order, sells none of these places, and can change or suspend any profile. No agency controls its results. This promise is ours, not Google’s. If something changes, we tell you what we’re doing about it.',
      },
    ],
    link: guaranteeLink,
  },
  closing: {
    field: 'your treatment near me',
    headline: 'Let’s run your search together',
    text: 'On the call we search from your street and from the next town. We tell you which places look within reach and which don’t.',
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
