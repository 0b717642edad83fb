import { checkContent } from '../../content/fields.schema.ts'
import { capitalized, inWords } from '../../content/format-figures.ts'
import { clockFromLiveWork, guaranteeLink, heroGuaranteeLink } from '../../content/guarantee-terms.ts'
import { guarantees, strategyCall } from '../../content/promises.ts'
import { googleBusinessSchema } from '../../content/traffic.schema.ts'

const { mapPack } = guarantees
const places = inWords(mapPack.topPlaces)

export const googleBusiness = checkContent('app/routes/google-business/content.ts', googleBusinessSchema, {
  meta: {
    title: 'Google Business Profile for medical practices',
    description:
      'Your Google Business Profile decides whether neighbors find you on the map. What we do with it, what we promise, and what Google does not.',
  },
  hero: {
    kicker: 'Google Business Profile',
    headline: { plain: 'On a phone, the map', turn: 'is your front door.' },
    lead: `Whoever searches for a treatment near home sees a map and ${places} practices before any website. We put your profile in order, keep it so, and work toward one of the ${places} places.`,
    callToAction: 'Book your free strategy call',
    link: heroGuaranteeLink,
    smallPrint: `${strategyCall.minutesOnMostPages} minutes by video, free. We open your profile beside those that stand above it.`,
  },
  mapPack: {
    query: 'knee pain clinic near me',
    places: [
      { name: 'A practice by the river', line: 'Pain clinic · Open until 5 PM' },
      { name: 'Your practice', line: 'Knee pain clinic · Book online' },
      { name: 'A practice uptown', line: 'Orthopedic clinic · Open until 6 PM' },
    ],
    yours: 1,
    description: `A drawn town map with a river, streets and ${places} numbered pins, and beside it a list of ${places} places. The second is marked as your practice.`,
    note: 'A drawing, with no real town in it. Google decides who stands here and guarantees a place to nobody.',
  },
  factors: {
    kicker: 'What decides',
    headline: 'You cannot move your building. The rest is work.',
    lead: 'Google names three things that decide the order on the map. How it weighs them it does not say.',
    canLabel: 'What can be done',
    items: [
      {
        name: 'Distance',
        means: 'How far your door is from the person who searches, or from the town they typed.',
        change: 'Nothing. It is why you can stand first in one street and seventh in the next.',
      },
      {
        name: 'Relevance',
        means:
          'How well the profile fits what was typed: categories, services, descriptions, the site behind it.',
        change: 'Nearly everything, within weeks. Most profiles leave half of it empty.',
      },
      {
        name: 'Prominence',
        means: 'How well known the practice is: reviews, mentions elsewhere, the standing of its site.',
        change:
          'Steadily. A few honest reviews each month, one name and address everywhere, pages worth citing.',
      },
    ],
  },
  profile: {
    kicker: 'The profile, field by field',
    headline: 'Seven fields, and what is usually in them.',
    fieldLabel: 'Field',
    foundLabel: 'Often found',
    afterLabel: 'When we are done',
    rows: [
      {
        field: 'Primary category',
        found: '“Doctor,” chosen by somebody in the year you opened.',
        after: 'The narrowest category that is true, and the secondary ones that apply.',
      },
      {
        field: 'Services',
        found: 'Empty, or four words.',
        after: 'Each treatment with a description, its limits and, where you wish it, a price range.',
      },
      {
        field: 'Name and address',
        found: 'Three spellings on five directories, and an old suite number.',
        after: 'One spelling everywhere, the one on your door. No search terms added to the name.',
      },
      {
        field: 'Hours',
        found: 'Right in a normal week, wrong on the Friday after Thanksgiving.',
        after: 'Every holiday entered a month ahead, and telephone hours apart from visiting hours.',
      },
      {
        field: 'Photographs',
        found: 'A logo, and a picture of the parking lot by a stranger.',
        after: 'The entrance, the rooms, the people who agreed to it. No patients.',
      },
      {
        field: 'Links',
        found: 'The home page.',
        after: 'A page about the treatment searched for, and the booking calendar.',
      },
      {
        field: 'Questions',
        found: 'Asked by patients and answered by passersby.',
        after: 'The questions people do ask, answered on your site in words that you approved.',
      },
    ],
  },
  reviews: {
    kicker: 'Reviews',
    headline: 'Every patient is asked, and nobody is paid.',
    lead: 'Reviews count on the map and with every reader, so this is where practices are tempted. Four rules hold in our work, whatever the competition does.',
    points: [
      {
        title: 'Everyone, the unhappy too',
        text: 'Asking only those who smiled breaks Google’s rules and misleads the next patient. The request goes to all, the same number of days after the visit.',
      },
      {
        title: 'No reward, no draft, no insider',
        text: 'Fake, bought and undisclosed insider reviews are against a federal rule that has been in force since October 2024, with a penalty for each.',
      },
      {
        title: 'The answer confirms nothing',
        text: 'A reply never says that the writer is a patient, what they came for or when, not even in thanks. We draft it, you send it.',
      },
      {
        title: 'The request is short',
        text: 'One message, one link, no condition named in it, and no second reminder to people who stay silent.',
      },
    ],
  },
  guarantee: {
    kicker: 'Our guarantee',
    headline: `Among the top ${places} on the map by day ${mapPack.withinDays}, for searches we agree on.`,
    promise: `Your profile reaches the top ${places} of the map pack within ${mapPack.withinDays} days, for the searches named in your agreement. This promise is ours alone. Google has no part in it, sells no such place and guarantees none.`,
    terms: [
      {
        term: 'Which searches',
        meaning:
          'Those that your agreement names. We choose them together from what people near you type, and leave out those that only a practice one street over can win.',
      },
      clockFromLiveWork,
      {
        term: 'What you get if we miss',
        meaning:
          'What your agreement says. It names the remedy beside the searches before you sign. Do not sign one that leaves it open.',
      },
      {
        term: 'What we need from you',
        meaning:
          'Manager access to the profile, a true address with its sign, and the request for a review sent to every patient.',
      },
      {
        term: 'What can undo it',
        meaning:
          'Google may suspend or change any profile, and a competitor may open next door. We tell you when we see it and say what we do about it.',
      },
    ],
    link: guaranteeLink,
  },
  related: {
    headline: 'The map sends people on. These receive them.',
    items: [
      {
        name: 'SEO',
        href: '/seo',
        text: 'The pages that make a profile relevant, and the answer to longer questions.',
      },
      {
        name: 'Funnel creation',
        href: '/funnel-creation',
        text: 'What the profile’s links lead to: one treatment, a price range, a calendar.',
      },
      {
        name: 'Paid traffic',
        href: '/paid-traffic',
        text: 'People who have the problem and have not opened a map yet.',
      },
    ],
  },
  closing: {
    headline: `${capitalized(mapPack.topPlaces)} practices stand on your patients’ phones now.`,
    text: 'On the call we search from your own street and from the next town, and tell you which places look within reach and which do not.',
    callToAction: 'Book your free strategy call',
  },
})
