import { z } from 'zod'
import {
  closingContent,
  headline,
  list,
  meta,
  objects,
  source,
  text,
} from '../../content/checks/fields.schema.ts'
import { followUp } from '../../content/promises/promises.ts'
import {
  drawing,
  guaranteeTerm,
  paragraph,
  relatedLinks,
  serviceGuarantee,
  serviceHero,
} from '../../content/site/service.schema.ts'

const email = z.strictObject({
  day: z.number().int().min(1).max(31).describe('Counted from the form, which is day 1.'),
  subject: text(10, 70, 'The subject line as it is sent.'),
  purpose: text(30, 160, 'Why this email is sent on this day.'),
  body: list([2, 4], text(8, 460, 'A paragraph of the sample.')),
  linkLabel: text(6, 44, 'The one link in it.'),
})

export const followUpsSchema = z.strictObject({
  meta,
  hero: serviceHero,
  sequence: z.strictObject({
    headline,
    lead: text(40, 340, 'Which practice the samples are for.'),
    note: text(20, 200, 'How long a campaign runs.'),
    dayLabel: text(3, 8, 'Before the number of the day.'),
    weekdays: list(7, text(3, 3, 'The short name of a weekday, from day 1.')),
    form: z.strictObject({
      time: text(6, 10, 'When the form was sent.'),
      what: text(20, 90, 'What the person asked for.'),
    }),
    fromLabel: text(3, 16, 'Before the sender.'),
    sender: text(6, 40, 'The made-up practice that sends them.'),
    postalAddress: text(10, 70, 'Its postal address, below every email.'),
    because: text(10, 70, 'Why the person receives the email.'),
    optOut: text(4, 40, 'The link that stops the emails.'),
    legalNote: text(40, 240, 'Which law asks for these lines.'),
    emails: list(followUp.sampleSequenceDays.length, email).refine(
      (emails) => emails.every(({ day }, index) => day === followUp.sampleSequenceDays[index]),
      { error: 'must go out on the days in promises.followUp.sampleSequenceDays' },
    ),
  }),
  responseTime: z.strictObject({
    headline,
    paragraphs: list([1, 2], paragraph),
    parts: objects(3, {
      percent: z.number().int().min(1).max(99),
      label: text(3, 48, 'The part of the bar.'),
    }).refine((parts) => parts.reduce((total, { percent }) => total + percent, 0) === 100, {
      error: 'must add up to 100 percent',
    }),
    source,
    ...drawing,
  }),
  rules: z.strictObject({
    headline,
    whenLabel: text(4, 32, 'Heads the column of events.'),
    thenLabel: text(4, 32, 'Heads the column of what we do.'),
    rows: objects([4, 6], { when: text(6, 60, 'What happens.'), result: text(30, 300, 'What we do.') }),
    evidence: text(30, 240, 'What is known about reminders.'),
    source,
  }),
  guarantee: serviceGuarantee.extend({
    exampleLabel: text(4, 60, 'Above the two bars.'),
    bars: objects(2, { label: text(4, 48, 'The bar.'), bookings: z.number().int().positive() }),
    unit: text(4, 48, 'After the number of a bar.'),
    terms: list(4, guaranteeTerm),
  }),
  closing: closingContent.extend({
    draft: z.strictObject({
      toLabel: text(2, 12, 'Before the recipient.'),
      to: text(4, 40, 'The recipient.'),
      subjectLabel: text(3, 16, 'Before the subject.'),
      subject: text(4, 60, 'The subject.'),
      body: text(20, 200, 'The message.'),
      answers: list(2, text(4, 32, 'A time to write down.')),
    }),
  }),
  related: relatedLinks,
})

export type FollowUpsContent = z.infer<typeof followUpsSchema>
