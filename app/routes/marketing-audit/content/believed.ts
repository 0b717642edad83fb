import type { AuditStation } from '../content.schema.ts'

export const believed: AuditStation = {
  id: 'believed',
  name: 'Earning trust',
  person: 'The patient compares your page with 2 others and decides which to close.',
  questions: [
    {
      id: 'q4',
      name: 'The price',
      asks: 'Does your treatment page give a price or a range?',
      tool: 'Your phone',
      minutes: 3,
      check:
        'Open the page for your main treatment and scroll to the end. If the price is on another page, answer “partly.” If it says “Call for pricing,” answer “no.”',
      why: 'If patients first hear the price in your consultation room, you may both have wasted a visit. A range lets them decide at home.',
      means: {
        yes: 'People who come know roughly what it costs. Check that the figure is this year’s.',
        partly: 'People who search long enough find it. The others call, or leave.',
        no: 'People leave to look for a price, and stay with a practice that gives one.',
        unknown: 'This is the quickest one on the list. Open the page now.',
      },
      effort: 'hour',
      fix: {
        title: 'Put a price range on the treatment page',
        text: 'One sentence is enough to start: the low end, the high end, what changes it, and what is included.',
      },
    },
    {
      id: 'q5',
      name: 'The claims',
      asks: 'Can you back up every medical claim on your site?',
      tool: 'Your phone and a pencil',
      minutes: 10,
      check:
        'Read the claims on your main page as your medical board would. Name the study behind each one. If you’d soften one, answer “partly.” If you can’t support one, answer “no.”',
      why: 'The FTC requires competent and reliable scientific evidence for health claims, generally from randomized controlled trials in people. Adding “promising” doesn’t fix a claim.',
      source: {
        name: 'FTC, Health Products Compliance Guidance, December 2022',
        address:
          'https://www.ftc.gov/news-events/news/press-releases/2022/12/ftc-announces-new-business-guidance-marketers-sellers-health-products',
      },
      means: {
        yes: 'You can source every claim. Keep the list of studies, with its date.',
        partly: 'Careful readers notice the sentence that goes further than the rest.',
        no: 'The page claims things you couldn’t defend to a board, and careful patients leave.',
        unknown: 'Even if someone else wrote it, you’re responsible for it. Read it.',
      },
      effort: 'hour',
      fix: {
        title: 'Delete what you can’t prove, and say off-label where it applies',
        text: 'Replace each claim with what a named study found and didn’t find. Then have your attorney read the page.',
      },
    },
    {
      id: 'q6',
      name: 'The reviews',
      asks: 'Do you ask every patient for a review in the same words?',
      tool: 'Your front desk',
      minutes: 5,
      check:
        'Ask your front desk who was asked last week, who wasn’t, and why. If they ask when they remember, answer “partly.” If they ask only happy patients, or offer a reward, answer “no.”',
      why: 'Since October 21, 2024, a federal rule bans fake reviews, reviews bought for what they say, undisclosed reviews by insiders, and hiding bad reviews.',
      source: {
        name: 'FTC rule on consumer reviews, 16 CFR part 465',
        address: 'https://www.ecfr.gov/current/title-16/part-465',
      },
      means: {
        yes: 'Your reviews are a fair sample. Answer them without confirming that anyone is a patient.',
        partly: 'You have reviews only from the weeks when someone remembered to ask.',
        no: 'New patients see old reviews, or a selection that could get you in trouble.',
        unknown: 'No one is in charge of reviews. Decide who asks, and when.',
      },
      effort: 'hour',
      fix: {
        title: 'Write 2 sentences that every patient hears at checkout',
        text: 'Use the same words for happy and unhappy patients, and the same link. Don’t offer a reward. Keep a copy next to the card reader.',
      },
    },
  ],
}
