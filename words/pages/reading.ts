import { pageSchema } from '../pages.schema.ts'
import { followUp, guarantees } from '../promises.ts'
import { checkWords } from '../schema.ts'

const book = { label: 'Book your free strategy call', href: '/book' }

export const marketingAudit = checkWords('words/pages/reading.ts (marketingAudit)', pageSchema, {
  path: '/marketing-audit',
  title: 'A marketing audit you can do this afternoon',
  description:
    'Seven checks for a cash-pay practice that need a phone, half an hour and nobody’s permission. Each finds a place where patients are lost.',
  kicker: 'Marketing audit',
  headline: 'Seven checks show where patients are lost.',
  paragraphs: [
    'One: open your site on a phone and count the taps to an appointment. Two: look for a price or a range. Three: send yourself an inquiry on a Tuesday evening and time the answer. Four: ask in whose name the ad account runs.',
    'Five: search for your treatment and your town, and see who stands on the map. Six: count last month’s inquiries, consultations kept and treatments accepted. If nobody knows, that is the finding. Seven: read each medical claim aloud as your board would.',
    'Mend the slow answer and the missing price first. Mending them costs nothing. Leaving them costs more with every ad you buy.',
  ],
  facts: [
    { value: '7 checks', text: 'and a pencil. Write the answers down before you speak with any agency.' },
    {
      value: `${followUp.welcomeEmailSeconds} seconds`,
      text: 'is our own standard for the first answer to an inquiry.',
    },
    { value: `${guarantees.mapPack.topPlaces} places`, text: 'is what the map shows before anyone scrolls.' },
  ],
  next: { text: 'Bring your seven answers. The call starts further along with them.', ...book },
})
