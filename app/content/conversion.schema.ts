import { z } from 'zod'
import { href, list, meta, opening, text } from './fields.schema.ts'
import { homeSchema } from './home.schema.ts'
import { followUp, strategyCall } from './promises.ts'
import {
  closingContent,
  drawing,
  paragraph,
  points,
  relatedServices,
  serviceGuarantee,
  serviceHero,
} from './service.schema.ts'

/** Schemas of the services that convert visits to appointments. */

export const funnelCreationSchema = z.strictObject({
  meta,
  hero: serviceHero,
  funnel: z.strictObject({
    visitors: z.number().int().positive(),
    leads: z.number().int().positive().describe('From promises.guarantees.funnel.'),
    visitorsLabel: text(6, 40, 'Above the drawing.'),
    leadsLabel: text(6, 60, 'Under the drawing.'),
    restLabel: text(20, 120, 'What happens with the others.'),
    ...drawing,
  }),
  websites: z.strictObject({
    ...opening,
    paragraphs: list(paragraph, 2, 3),
    site: z.strictObject({
      label: text(4, 32, 'Under the first screen.'),
      menu: list(text(3, 18, 'A menu item on a usual site.'), 9),
    }),
    page: z.strictObject({
      label: text(4, 32, 'Under the second screen.'),
      title: text(10, 60, 'The headline on it.'),
      price: text(10, 60, 'The price range on it.'),
      button: text(4, 28, 'The one thing to do.'),
    }),
    ...drawing,
  }),
  parts: z.strictObject({
    ...opening,
    items: list(
      z.strictObject({
        name: text(3, 32, 'The part.'),
        text: text(60, 320, 'What it does.'),
        stays: text(15, 110, 'Who goes on from here.'),
      }),
      4,
    ),
  }),
  integrations: z.strictObject({
    ...opening,
    fromLabel: text(3, 24, 'Heads the first column.'),
    givesLabel: text(3, 24, 'Heads the second column.'),
    soThatLabel: text(3, 24, 'Heads the third column.'),
    and: text(1, 5, 'Between two services in one row.'),
    rows: list(
      z.strictObject({
        from: list(z.strictObject({ label: text(3, 40, 'The service.'), href: href.optional() }), 1, 2),
        gives: text(20, 140, 'What it hands over.'),
        soThat: text(20, 160, 'What that makes possible.'),
      }),
      4,
    ),
  }),
  deliverables: z.strictObject({
    ...opening,
    items: list(text(15, 120, 'A thing that is theirs.'), 8, 10),
    note: text(30, 200, 'In whose name it all is.'),
  }),
  guarantee: serviceGuarantee,
  closing: closingContent,
})

const email = z.strictObject({
  day: z.number().int().min(1).max(31).describe('Counted from the form, which is day 1.'),
  short: text(3, 14, 'The subject in a word, for the calendar.'),
  subject: text(10, 70, 'The subject line as it is sent.'),
  purpose: text(30, 200, 'Why this e-mail is sent on this day.'),
  body: list(text(8, 420, 'A paragraph of the sample.'), 2, 4),
  linkLabel: text(6, 44, 'The one link in it.'),
})

export const followUpsSchema = z.strictObject({
  meta,
  hero: serviceHero,
  calendar: z.strictObject({
    title: text(6, 60, 'Heads the calendar.'),
    dayLabel: text(3, 8, 'Before the number of the day.'),
    ...drawing,
  }),
  responseTime: z.strictObject({
    ...opening,
    paragraphs: list(paragraph, 2, 3),
    barTitle: text(10, 90, 'Heads the bar.'),
    parts: list(
      z.strictObject({
        percent: z.number().int().min(1).max(99),
        label: text(3, 32, 'The part of the bar.'),
      }),
      3,
    ).refine((parts) => parts.reduce((sum, { percent }) => sum + percent, 0) === 100, {
      error: 'must add up to 100 percent',
    }),
    ...drawing,
  }),
  sequence: z.strictObject({
    ...opening,
    lead: text(40, 340, 'For which practice the samples are.'),
    dayLabel: text(3, 8, 'Before the number of the day.'),
    daysLabel: text(4, 32, 'Names the list of links to the e-mails.'),
    subjectLabel: text(3, 16, 'Before the subject.'),
    purposeLabel: text(3, 16, 'Before the purpose.'),
    fromLabel: text(3, 16, 'Before the sender.'),
    sender: text(6, 40, 'The invented practice that sends them.'),
    footer: text(40, 220, 'What stands under every one of them.'),
    emails: list(email, followUp.sampleSequenceDays.length).refine(
      (emails) => emails.every(({ day }, index) => day === followUp.sampleSequenceDays[index]),
      { error: 'must go out on the days in promises.followUp.sampleSequenceDays' },
    ),
  }),
  rules: points,
  guarantee: serviceGuarantee,
  related: relatedServices,
  closing: closingContent,
})

export const machineSchema = z.strictObject({
  meta,
  hero: serviceHero,
  path: z.strictObject({
    owner: text(6, 60, 'Said once over the whole path.'),
    stops: list(text(3, 20, 'A stop on the path, in order.'), 6),
  }),
  gap: z.strictObject({
    ...opening,
    paragraphs: list(paragraph, 2, 2),
    whoLabel: text(3, 24, 'Heads the first column.'),
    reportLabel: text(3, 32, 'Heads the second column.'),
    missingLabel: text(3, 32, 'Heads the third column.'),
    rows: list(
      z.strictObject({
        who: text(4, 32, 'Who does a part of it.'),
        report: text(10, 90, 'What they report.'),
        missing: text(10, 110, 'What falls between.'),
      }),
      3,
    ),
  }),
  steps: z.strictObject({
    ...opening,
    items: list(
      z.strictObject({
        number: z.number().int().min(1).max(3),
        title: text(4, 40, 'The step.'),
        description: text(60, 330, 'What happens in it.'),
        drawing: text(40, 240, 'The text alternative of its drawing.'),
        more: z.strictObject({ label: text(6, 40, 'Link to the service.'), href }),
      }),
      3,
    ),
    result: text(30, 220, 'What comes out at the end.'),
    note: text(20, 160, 'Says that these are drawings.'),
  }),
  guarantee: serviceGuarantee,
  costs: z.strictObject({
    ...opening,
    slipTitle: text(6, 40, 'Heads the slip.'),
    lines: list(
      z.strictObject({
        label: text(4, 60, 'What is paid.'),
        value: text(2, 32, 'The amount or the time.'),
        text: text(20, 160, 'To whom and when.'),
      }),
      4,
      6,
    ),
    paragraphs: list(paragraph, 1, 2),
  }),
  fit: z.strictObject({
    ...opening,
    yesLabel: text(4, 32, 'Heads the first list.'),
    yes: list(text(20, 130, 'One sign that it fits.'), 4, 5),
    noLabel: text(4, 32, 'Heads the second list.'),
    no: list(text(20, 130, 'One sign that it does not.'), 4, 5),
  }),
  /** As on the home page, for the shorter call stated on this page. */
  strategyCall: homeSchema.shape.strategyCall.extend({
    agenda: list(homeSchema.shape.strategyCall.shape.agenda.element, 3, 4).refine(
      (items) =>
        items.reduce((sum, item) => sum + item.minutes, 0) === strategyCall.minutesOnMachineAndConfirmation,
      { error: `must add up to the call’s ${strategyCall.minutesOnMachineAndConfirmation} minutes` },
    ),
  }),
  related: relatedServices,
})

export type FunnelCreationContent = z.infer<typeof funnelCreationSchema>
export type FollowUpsContent = z.infer<typeof followUpsSchema>
export type MachineContent = z.infer<typeof machineSchema>
