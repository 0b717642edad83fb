import type { AuditStation } from '../content.schema.ts'

export const believed: AuditStation = {
  id: 'believed',
  name: 'Being believed',
  person: 'The same person has your page open beside two others and looks for a reason to close it.',
  questions: [
    {
      id: 'q4',
      name: 'The price',
      asks: 'Does the treatment’s page name a price or a range?',
      tool: 'Your phone',
      minutes: 3,
      check:
        'Open the page of your main treatment and scroll to the end with your thumb. A price that stands on another page counts as partly. “Call for pricing” is a no.',
      why: 'A person who learns the price in your consulting room has used up a visit to learn it. A range lets that decision be made at home, for free.',
      means: {
        yes: 'People who come know roughly what it costs. See that the figure is this year’s.',
        partly: 'Those who search long enough find it; the others call, or leave.',
        no: 'People leave to look for a price, and the practice that prints one keeps them.',
        unknown: 'This is the shortest check on the sheet. Open the page now.',
      },
      effort: 'hour',
      fix: {
        title: 'Print a price range where the treatment is described',
        text: 'One sentence is enough to begin: from, to, what moves it, and what is included.',
      },
    },
    {
      id: 'q5',
      name: 'The claims',
      asks: 'Does evidence stand behind every medical claim on your site?',
      tool: 'Your phone and a pencil',
      minutes: 10,
      check:
        'Read the claims of your main page aloud, as your board would hear them. After each, name the study. A claim you would soften counts as partly, one you cannot support is a no.',
      why: 'The Federal Trade Commission wants competent and reliable scientific evidence for health claims, in general from randomized controlled trials in people. “Promising” does not repair an overclaim.',
      source: {
        name: 'FTC, Health Products Compliance Guidance, December 2022',
        address:
          'https://www.ftc.gov/news-events/news/press-releases/2022/12/ftc-announces-new-business-guidance-marketers-sellers-health-products',
      },
      means: {
        yes: 'You can show where each sentence comes from. Keep the list of studies with its date.',
        partly: 'Careful readers notice the sentence that says more than the others.',
        no: 'The page promises what you could not show a board, and careful patients leave.',
        unknown: 'Somebody else wrote it. You answer for it all the same, so read it first.',
      },
      effort: 'hour',
      fix: {
        title: 'Strike what you cannot prove, and say off-label where it is',
        text: 'Replace each claim by what a named study found and what it did not find. Then have counsel read the page once.',
      },
    },
    {
      id: 'q6',
      name: 'The reviews',
      asks: 'Is every patient asked for a review, in the same words?',
      tool: 'Your front desk',
      minutes: 5,
      check:
        'Ask the front desk who was asked last week, who was not, and why. When somebody remembers to counts as partly. Only the pleased ones, or for a reward, is a no.',
      why: 'Since October 21, 2024 a federal rule forbids fake reviews, reviews bought for what they say, undisclosed ones by insiders, and hiding the bad ones.',
      source: {
        name: 'FTC rule on consumer reviews, 16 CFR part 465',
        address: 'https://www.ecfr.gov/current/title-16/part-465',
      },
      means: {
        yes: 'Your reviews are a fair sample. Answer them without confirming that anybody is a patient.',
        partly: 'You have reviews from the weeks in which somebody thought of it.',
        no: 'Strangers read old opinions, or a selection that can get you into trouble.',
        unknown: 'Then nobody is in charge of it. Decide who asks, and at what moment.',
      },
      effort: 'hour',
      fix: {
        title: 'Write two sentences that everybody hears at checkout',
        text: 'The same words for the pleased and the displeased, one link, no reward. Print them beside the card reader.',
      },
    },
  ],
}
