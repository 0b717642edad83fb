import { z } from 'zod'
import { headline, list, meta, text } from '../../content/checks/fields.schema.ts'
import { followUp } from '../../content/promises/promises.ts'
import {
  closingContent,
  drawing,
  guaranteeTerm,
  paragraph,
  relatedLinks,
  serviceGuarantee,
  serviceHero,
} from '../../content/site/service.schema.ts'

/** A study with its address on another site. */
const source = z.strictObject({
  name: text(6, 90, 'The study, its publisher and its year.'),
  address: z.url(),
})

const email = z.strictObject({
  day: z.number().int().min(1).max(31).describe('Counted from the form, which is day 1.'),
  subject: text(10, 70, 'The subject line as it is sent.'),
  purpose: text(30, 160, 'Why this e-mail is sent on this day.'),
  body: list(text(8, 460, 'A paragraph of the sample.'), 2, 4),
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
    weekdays: list(text(3, 3, 'The short name of a weekday, from day 1.'), 7),
    form: z.strictObject({
      time: text(6, 10, 'When the form was sent.'),
      what: text(20, 90, 'What the person asked for.'),
    }),
    fromLabel: text(3, 16, 'Before the sender.'),
    sender: text(6, 40, 'The made-up practice that sends them.'),
    postalAddress: text(10, 70, 'Its postal address, below every e-mail.'),
    because: text(10, 70, 'Why the person receives the e-mail.'),
    optOut: text(4, 40, 'The link that stops the e-mails.'),
    legalNote: text(40, 240, 'Which law asks for these lines.'),
    emails: list(email, followUp.sampleSequenceDays.length).refine(
      (emails) => emails.every(({ day }, index) => day === followUp.sampleSequenceDays[index]),
      { error: 'must go out on the days in promises.followUp.sampleSequenceDays' },
    ),
  }),
  responseTime: z.strictObject({
    headline,
    paragraphs: list(paragraph, 1, 2),
    parts: list(
      z.strictObject({
        percent: z.number().int().min(1).max(99),
        label: text(3, 48, 'The part of the bar.'),
      }),
      3,
    ).refine((parts) => parts.reduce((total, { percent }) => total + percent, 0) === 100, {
      error: 'must add up to 100 percent',
    }),
    source,
    ...drawing,
  }),
  rules: z.strictObject({
    headline,
    whenLabel: text(4, 32, 'Heads the column of events.'),
    thenLabel: text(4, 32, 'Heads the column of what we do.'),
    rows: list(
      z.strictObject({ when: text(6, 60, 'What happens.'), result: text(30, 300, 'What we do.') }),
      4,
      6,
    ),
    evidence: text(30, 240, 'What is known about reminders.'),
    source,
  }),
  guarantee: serviceGuarantee.extend({
    exampleLabel: text(4, 60, 'Above the two bars.'),
    bars: list(z.strictObject({ label: text(4, 48, 'The bar.'), bookings: z.number().int().positive() }), 2),
    unit: text(4, 48, 'After the number of a bar.'),
    terms: list(guaranteeTerm, 4),
  }),
  closing: closingContent.extend({
    draft: z.strictObject({
      toLabel: text(2, 12, 'Before the recipient.'),
      to: text(4, 40, 'The recipient.'),
      subjectLabel: text(3, 16, 'Before the subject.'),
      subject: text(4, 60, 'The subject.'),
      body: text(20, 200, 'The message.'),
      answers: list(text(4, 32, 'A time to write down.'), 2),
    }),
  }),
  related: relatedLinks,
})

export type FollowUpsContent = z.infer<typeof followUpsSchema>
