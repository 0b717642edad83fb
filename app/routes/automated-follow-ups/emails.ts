import type { FollowUpsContent } from '../../content/conversion.schema.ts'
import { followUp } from '../../content/promises.ts'

const [one, two, three, five, seven, ten, fourteen] = followUp.sampleSequenceDays

/**
 * Sample e-mail sequence of an invented knee practice, validated as part of content.ts.
 * The trial on day five is RESTORE (JAMA 2021, 288 people, knee osteoarthritis: platelet-rich plasma against saline, no
 * significant difference); review it when newer trials are published.
 */
export const emails: FollowUpsContent['sequence']['emails'] = [
  {
    day: one,
    short: 'Guide',
    subject: 'Your knee guide, and what happens next',
    purpose: `Arrives within ${followUp.welcomeEmailSeconds} seconds. It keeps the promise that the form made, and nothing else.`,
    body: [
      'Hello Dana,',
      'Here is the guide you asked for. It has 24 pages; if you read only one, read page 19, on who should not have this treatment.',
      'Over the next two weeks we will write a few times about what people ask us. If you would rather not, the last line of this e-mail ends it.',
    ],
    linkLabel: 'Open the guide',
  },
  {
    day: two,
    short: 'Price',
    subject: 'What it costs, before you have to ask',
    purpose:
      'Says the price early. People who cannot pay it are spared a visit, the others can stop wondering.',
    body: [
      'Insurance does not pay for what we do, so the price is yours to know first.',
      'The consultation is free and takes forty minutes. An examination with ultrasound is $180. A treatment costs between $900 and $2,400, depending on the knee and on what the doctor finds. Nothing is decided on the day, and there is no package to buy.',
    ],
    linkLabel: 'See the whole price list',
  },
  {
    day: three,
    short: 'Limits',
    subject: 'Whom we send home',
    purpose: 'Names the people for whom the treatment is wrong. Those who remain believe the rest.',
    body: [
      'About some knees we can do nothing, and it is better to read that here than in the waiting room.',
      'If the joint is worn to the bone, a surgeon is the right address. If you take blood thinners, have an infection, or the pain began with a fall this week, please see your own doctor first.',
      'If none of that is you, the free consultation is where a licensed clinician looks at your knee and decides.',
    ],
    linkLabel: 'Choose a time',
  },
  {
    day: five,
    short: 'Studies',
    subject: 'What the studies found, and what they did not',
    purpose: 'Answers the doubt of a careful reader with the evidence against as well as for.',
    body: [
      'Injections of your own platelets are an off-label use. You will find pages that call them proven. They are not.',
      'In a trial of 288 people, published in JAMA in 2021, they helped worn knees no more than salt water did. Other trials found some benefit. We offer them to some people after other things have been tried, and we tell each of them about that trial.',
    ],
    linkLabel: 'Read the evidence chapter',
  },
  {
    day: seven,
    short: 'The door',
    subject: 'Parking, stairs, and how long it takes',
    purpose:
      'Removes the small obstacles. Many people stay away for reasons that they would never put in a form.',
    body: [
      'Three things we are asked at the door. You can park in front of the entrance, and there are no stairs. The first visit takes forty minutes, and you can drive home after it. You may bring someone who remembers what was said.',
      'Please bring a recent scan if you have one. If not, come without.',
    ],
    linkLabel: 'See the free times this week',
  },
  {
    day: ten,
    short: 'Waiting',
    subject: 'If you would rather wait',
    purpose: 'Respects a no. Names waiting as an option, and says what to watch for meanwhile.',
    body: [
      'Waiting is a choice too, and for a knee that is slowly getting better it can be the right one. Keep it moving, keep a note of what hurts and when.',
      'Have it looked at soon if it locks, gives way, swells overnight or wakes you. By us or by somebody else.',
    ],
    linkLabel: 'Exercises from the guide, page 8',
  },
  {
    day: fourteen,
    short: 'Last',
    subject: 'Our last e-mail, unless you write back',
    purpose: 'Ends it, and says so. Whoever still hesitates is left with a person to write to.',
    body: [
      'This is the last time we write about your knee. The guide stays yours, and the price list stays where it is.',
      'If you would like to talk it over, answer this e-mail. It goes to our front desk, where a person reads it and answers by the next working day.',
    ],
    linkLabel: 'Book the free consultation',
  },
]
