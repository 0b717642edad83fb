import { followUp } from '../../content/promises/promises.ts'
import type { FollowUpsContent } from './content.ts'

const [one, two, three, five, seven, ten, fourteen] = followUp.sampleSequenceDays

/**
 * Sample email sequence of a made-up knee practice, validated as part of content.ts.
 * The trial on day 5 is RESTORE (JAMA 2021, 288 people, knee osteoarthritis: platelet-rich plasma against saline, no
 * significant difference); review it when newer trials are published.
 */
export const emails: FollowUpsContent['sequence']['emails'] = [
  {
    day: one,
    subject: 'Your knee guide is here',
    purpose: 'Delivers the guide they asked for.',
    body: [
      'Hi Ruth,',
      'Thanks for asking for our guide. It’s 24 pages. If you only read one page, make it page 19, which explains who shouldn’t have this treatment.',
      'Over the next 2 weeks we’ll send you a few more emails about the questions people ask us most. You can unsubscribe at any time.',
    ],
    linkLabel: 'Open the guide',
  },
  {
    day: two,
    subject: 'What treatment costs at our clinic',
    purpose: 'Gives the price early, so people who can’t pay it don’t make the trip.',
    body: [
      'Insurance doesn’t cover this treatment, so here is the price up front.',
      'The first consultation is free and takes about 40 minutes. An exam with ultrasound is $180. Treatment is $900–\u2060$2,400, depending on your knee and what the doctor finds. You don’t have to decide that day, and we don’t sell packages.',
    ],
    linkLabel: 'See the full price list',
  },
  {
    day: three,
    subject: 'Who this treatment isn’t right for',
    purpose: 'Says who shouldn’t come, so everyone else can trust the rest.',
    body: [
      'There are some knees we can’t help. We’d rather tell you now than in our waiting room.',
      'If your X-ray shows bone on bone, a surgeon is usually the better choice. If you take blood thinners, have an infection or hurt your knee in a fall this week, please see your own doctor first.',
      'If none of that applies to you, come in for the free consultation. A licensed clinician will examine your knee and tell you whether treatment makes sense.',
    ],
    linkLabel: 'See open times',
  },
  {
    day: five,
    subject: 'What the research says about PRP',
    purpose: 'Gives careful readers the evidence, including the evidence against.',
    body: [
      'PRP is an injection made from your own blood. Using it for knee pain is off-label. Some websites say it’s proven. It isn’t.',
      'In a 2021 study of 288 people in the journal JAMA, PRP worked no better than saline for knee arthritis. Other studies found some benefit. We offer it to some people after other treatments haven’t helped, and we tell each of them about this study.',
    ],
    linkLabel: 'Read the research chapter',
  },
  {
    day: seven,
    subject: 'Parking, stairs and how long a visit takes',
    purpose: 'Answers the small questions that people don’t put in a form.',
    body: [
      'Here are the 3 questions our front desk hears most.',
      'You can park right in front, and there are no stairs. The first visit takes about 40 minutes. You can drive home afterward, and you’re welcome to bring someone along.',
      'If you have a recent X-ray or MRI, please bring it. If you don’t, come anyway.',
    ],
    linkLabel: 'See open times this week',
  },
  {
    day: ten,
    subject: 'If you’d rather wait',
    purpose: 'Tells people who aren’t ready what to watch for.',
    body: [
      'Waiting is a choice, too. If your knee is slowly getting better, it may be the right one. Keep moving, and write down what hurts and when.',
      'Have your knee checked soon if it locks, gives way, swells up overnight or wakes you from sleep. See us or your own doctor.',
    ],
    linkLabel: 'Try the exercises on page 8',
  },
  {
    day: fourteen,
    subject: 'Our last email about your knee',
    purpose: 'Ends the sequence and tells people how to reach someone.',
    body: [
      'This is our last email about your knee. The guide is yours to keep, and our prices stay on the website.',
      'If you’d like to talk it over, just reply. Someone at our front desk will read it and answer by the next business day.',
    ],
    linkLabel: 'Schedule a free consultation',
  },
]
