import { guarantees } from '../../../content/promises/promises.ts'
import type { AuditStation } from '../content.schema.ts'

export const found: AuditStation = {
  id: 'found',
  name: 'Getting found',
  person: 'A patient searches for a treatment and a town on a phone and picks from the first screen.',
  questions: [
    {
      id: 'q2',
      name: 'The profile',
      asks: 'Is every line of your Google Business Profile correct today?',
      tool: 'Your phone',
      minutes: 4,
      check:
        'Open the profile as a visitor would. Check the category, each service, the phone number, the hours and the next holiday’s hours. If one line is wrong, answer “partly.”',
      why: 'People read it before they see your site. If the hours are wrong, someone drives to a closed office and may say so in a review.',
      means: {
        yes: 'Put the next holiday on your calendar, and look again the week before.',
        partly: 'Most of it is right, but one line gives people the wrong hours, number or service.',
        no: 'The first thing people read about you is out of date.',
        unknown: 'No one is in charge of the profile. Assign it to one person.',
      },
      effort: 'hour',
      fix: {
        title: 'Correct the profile, line by line',
        text: 'Choose the most specific category that fits, name each treatment and enter the next 12 months of holidays.',
      },
    },
    {
      id: 'q1',
      name: 'The map',
      asks: `Are you in the top ${guarantees.mapPack.topPlaces} on the map?`,
      tool: 'A borrowed phone',
      minutes: 10,
      check:
        'On a phone that has never opened your site, search for your main treatment and your town, at your door and again 2 miles away. If you show up in only one place, or only for your own name, answer “partly.”',
      why: 'Many local searches end on the map. Google decides the order, and you can’t buy a place, but you can improve your profile and your pages.',
      more: { label: 'What decides the order on the map', href: '/google-business' },
      means: {
        yes: 'People nearby can find you. The order changes, so look again every quarter.',
        partly: 'Only close neighbors, or people who already know your name, find you.',
        no: 'People who search for your treatment see other practices first.',
        unknown: 'Your own phone may show you higher than others do. Borrow one.',
      },
      effort: 'weeks',
      fix: {
        title: 'Improve your profile and your pages to move up on the map',
        text: 'Complete the profile, then the treatment’s page, then ask for reviews every week. Results take weeks, so do the quick fixes in the meantime.',
      },
    },
    {
      id: 'q3',
      name: 'The page',
      asks: 'Does each main treatment have its own page?',
      tool: 'Your phone',
      minutes: 10,
      check:
        'Open the page for each treatment you want to be known for. It should say what happens at the first visit, what the evidence doesn’t show and who it isn’t for. If it has 2 of the 3, answer “partly.”',
      why: 'People search for one treatment, and a list of 12 doesn’t answer their questions. A new page takes months to show up in search, so start now.',
      more: { label: 'How long a page takes to rank', href: '/seo' },
      means: {
        yes: 'Your pages match what people search for. Date them, and reread them twice a year.',
        partly: 'People find the page, but it leaves out what they came to ask.',
        no: 'A search engine has nothing of yours to show for this treatment.',
        unknown: 'Open your own menu on a phone. If you can’t find the page, patients can’t either.',
      },
      effort: 'days',
      fix: {
        title: 'Write one page for your most important treatment',
        text: 'Cover the first visit, the price, the evidence and its limits, and who shouldn’t come. Have a clinician review every sentence. The next treatment can wait a month.',
      },
    },
  ],
}
