import { pageSchema } from '../pages.schema.ts'
import { commitment, workSplit } from '../promises.ts'
import { checkWords } from '../schema.ts'

const book = { label: 'Book your free strategy call', href: '/book' }

export const about = checkWords('words/pages/company.ts (about)', pageSchema, {
  path: '/about',
  title: 'About: marketing for cash-pay practices only',
  description:
    'An agency for cash-pay medical practices and nobody else: why, how the work is done, what stays yours, and what we refuse to do.',
  kicker: 'About',
  headline: 'We work for practices whose patients pay themselves.',
  paragraphs: [
    'A patient who pays out of pocket decides differently. They compare for weeks, they want the price, and they ask whether it works for someone like them. Marketing built for insured patients answers none of that. So we do this one thing.',
    'The work is done in your accounts and in your name. You see the ads before they run and the figures while they run. If we part, the ad accounts, the pages, the guides and the data stay with you.',
    'Some work we refuse: claims the evidence does not carry, reviews nobody wrote, payment per patient, two competitors in one area, and contracts that outlast their usefulness.',
  ],
  facts: [
    { value: 'One', text: 'practice per specialty and geographic area.' },
    {
      value: `${workSplit.agencyPercent} / ${workSplit.clientPercent}`,
      text: 'is how the work divides between us and you, in percent.',
    },
    {
      value: `${commitment.minimumDays} days`,
      text: `is the minimum. Then ${commitment.noticeDays} days’ written notice ends it.`,
    },
  ],
  next: {
    text: 'The quickest way to know us is to show us your numbers and listen to what we say.',
    ...book,
  },
})
