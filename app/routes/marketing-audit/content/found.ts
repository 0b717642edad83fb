import { inWords } from '../../../content/format-figures.ts'
import { guarantees } from '../../../content/promises.ts'
import type { AuditStation } from '../content.schema.ts'

const places = inWords(guarantees.mapPack.topPlaces)

export const found: AuditStation = {
  id: 'found',
  name: 'Being found',
  person: 'Somebody types a treatment and a town into a phone, and chooses from what the first screen shows.',
  questions: [
    {
      id: 'q1',
      name: 'The map',
      asks: `Are you among the first ${places} on the map?`,
      tool: 'A borrowed phone',
      minutes: 5,
      check:
        'On a phone that has never opened your site, search for your main treatment and your town. Do it at your door and again two miles away. In one place only, or only for your own name, counts as partly.',
      why: 'A large share of local searches ends at the map. Google sells no place on it and guarantees none. Your distance is fixed; your profile and your pages are not.',
      more: { label: 'What decides the order on the map', href: '/google-business' },
      means: {
        yes: 'Strangers nearby can see you. The order moves, so look again every quarter.',
        partly: 'You are found by neighbors next door, or by people who know your name already.',
        no: 'Whoever searches for the treatment meets other practices first.',
        unknown: 'You know your place from your own phone, which flatters you. Borrow another.',
      },
      effort: 'weeks',
      fix: {
        title: 'Work toward the map with your profile and your pages',
        text: 'Fill in the profile first, then the page of the treatment, then ask for reviews every week. It takes weeks to show, so begin with the cheap repairs and let this one run.',
      },
    },
    {
      id: 'q2',
      name: 'The profile',
      asks: 'Is every line of your Google Business Profile true today?',
      tool: 'Your phone',
      minutes: 10,
      check:
        'Open the profile as a visitor would. Check the category, each service, the phone number, the hours, and the hours of the next holiday. One wrong line counts as partly.',
      why: 'It is read before your site is. A wrong hour on a Friday is a person before a locked door, and that person writes the next review.',
      means: {
        yes: 'Put the next holiday in your calendar, and look again the week before it.',
        partly: 'Most of it helps you; one line sends people to the wrong hour, number or service.',
        no: 'The first thing people read about you is out of date.',
        unknown: 'Nobody owns the profile. Give it to one person by name.',
      },
      effort: 'hour',
      fix: {
        title: 'Correct the profile, line by line',
        text: 'Choose the narrowest category that is true, name each treatment, and enter the holidays of the next twelve months in one sitting.',
      },
    },
    {
      id: 'q3',
      name: 'The page',
      asks: 'Does each main treatment have a page of its own?',
      tool: 'Your phone',
      minutes: 10,
      check:
        'Write down the treatments you want to be known for, and open the page of each. Each should tell what happens at the first visit, what the evidence does not show, and who should go elsewhere. Two of the three count as partly.',
      why: 'A person searches for one treatment, and a list of twelve answers no question about it. New pages take months to be found, so the first is due now.',
      more: { label: 'How long a page takes to be found', href: '/seo' },
      means: {
        yes: 'Your pages can be found for what people ask. Date them, and read them again twice a year.',
        partly: 'The page is found, and then leaves out what the reader came to ask.',
        no: 'For this treatment, a search engine has nothing of yours to show.',
        unknown: 'Open your own menu on a phone: what you cannot find there, nobody finds.',
      },
      effort: 'days',
      fix: {
        title: 'Write one page for the treatment that carries the practice',
        text: 'First visit, price, evidence and its limits, who should not come. Let a clinician check every sentence. The next treatment can wait a month.',
      },
    },
  ],
}
