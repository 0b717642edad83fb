import { z } from 'zod'
import { checkContent, link, meta, text } from '../checks/fields.schema.ts'

const searchSchema = z.strictObject({
  meta,
  headline: text(8, 40, 'The page’s headline.'),
  resultsFor: text(4, 30, 'Headline of results, before the words that were searched for.'),
  label: text(8, 40, 'Label of the field.'),
  submit: text(4, 20, 'The button.'),
  none: text(20, 160, 'Where no page has the words.'),
  menuHeading: text(8, 40, 'Above the pages of the menu.'),
  next: z.strictObject({ text: text(20, 140, 'Who answers what the search does not.'), link }),
})

/** Text of /search, and of the search field on the 404 page. */
export const search = checkContent('app/content/site/search.ts', searchSchema, {
  meta: {
    title: 'Search the pages of this site',
    description:
      'Find a page about our services, prices, guarantee and guides, or schedule a free strategy call and ask us.',
  },
  headline: 'Search this site',
  resultsFor: 'Pages about',
  label: 'What are you looking for?',
  submit: 'Search',
  none: 'No page has all of those words. Try one word, like “price” or “guarantee,” or pick a page below.',
  menuHeading: 'Or go to one of these pages',
  next: {
    text: 'You can also ask a person. The strategy call is free, and you can call or email us.',
    link: { label: 'Book your free strategy call', href: '/book' },
  },
})
