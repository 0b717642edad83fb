import type { AuditStation } from '../content.schema.ts'

export const believed: AuditStation = {
  id: 'believed',
  name: 'Earning trust',
  person: 'The same patient compares your page with two others and decides which ones to close.',
  questions: [
    {
      id: 'q4',
      name: 'The price',
      asks: 'Does the treatment’s page give a price or a range?',
      tool: 'Your phone',
      minutes: 3,
      check:
        'Open the page for your main treatment and scroll to the end. If the price is on another page, answer “partly.” If it says “Call for pricing,” answer “no.”',
      why: 'If patients learn the price in your consultation room, you’ve both spent a visit on it. A range lets them decide at home.',
      means: {
        yes: 'People who come know roughly what it costs. Check that the figure is this year’s.',
        partly: 'People who search long enough find it. The others call, or leave.',
        no: 'People leave to look for a price, and stay with a practice that gives one.',
        unknown: 'This is the quickest one on the list. Open the page now.',
      },
      effort: 'hour',
      fix: {
        title: 'Put a price range on the page that describes the treatment',
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
        'Read the claims on your main page aloud, as your medical board would hear them. For each one, name the study. If you would soften a claim, answer “partly.” If you can’t support one, answer “no.”',
      why: 'The Federal Trade Commission requires competent and reliable scientific evidence for health claims, generally from randomized controlled trials in people. Calling a claim “promising” doesn’t fix it.',
      source: {
        name: 'FTC, Health Products Compliance Guidance, December 2022',
        address:
          'https://www.ftc.gov/news-events/news/press-releases/2022/12/ftc-announces-new-business-guidance-marketers-sellers-health-products',
      },
      means: {
        yes: 'You can show where each sentence comes from. Keep the list of studies, with its date.',
        partly: 'Careful readers notice the sentence that goes further than the rest.',
        no: 'The page claims what you couldn’t show a board, and careful patients leave.',
        unknown: 'Someone else wrote it, but you’re responsible for it. Read it first.',
      },
      effort: 'hour',
      fix: {
        title: 'Delete what you can’t prove, and say off-label where it applies',
        text: 'Replace each claim with what a named study found and didn’t find. Then have counsel read the page once.',
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
        no: 'New patients read old opinions, or a selection that could get you into trouble.',
        unknown: 'No one is in charge of reviews. Decide who asks, and when.',
      },
      effort: 'hour',
      fix: {
        title: 'Write two sentences that every patient hears at checkout',
        text: 'Use the same words for happy and unhappy patients, one link, and don’t offer a reward. Print them next to the card reader.',
      },
    },
  ],
}
