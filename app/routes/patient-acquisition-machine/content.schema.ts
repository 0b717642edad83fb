import { z } from 'zod'
import {
  agenda,
  closingContent,
  headline,
  href,
  link,
  list,
  meta,
  objects,
  text,
} from '../../content/checks/fields.schema.ts'
import { strategyCall } from '../../content/promises/promises.ts'
import { guaranteeTerm, paragraph, relatedLinks, serviceHero } from '../../content/site/service.schema.ts'

export const machineSchema = z.strictObject({
  meta,
  hero: serviceHero,
  broken: z.strictObject({
    headline,
    paragraphs: list([1, 2], paragraph),
    goal: text(4, 32, 'Where the path should end.'),
    goalText: text(10, 110, 'What is missing there.'),
    vendors: objects(3, {
      place: text(3, 24, 'A place on the patient’s path.'),
      who: text(4, 32, 'Who is responsible for it.'),
      report: text(10, 90, 'What they report.'),
      lost: text(20, 110, 'What happens between it and the next place.'),
    }),
  }),
  working: z.strictObject({
    headline,
    lead: text(40, 240, 'What changes with one team.'),
    steps: objects(3, {
      number: z.number().int().min(1).max(3),
      title: text(4, 48, 'The step.'),
      description: text(60, 330, 'What happens in it.'),
      drawing: text(40, 240, 'The text alternative of its drawing.'),
      more: z.strictObject({ label: text(6, 40, 'Link to the service.'), href }),
    }),
    end: text(4, 32, 'The end of the path.'),
    endText: text(20, 200, 'When the first consultation comes.'),
    note: text(20, 160, 'Says that these are drawings.'),
  }),
  onePage: z.strictObject({
    headline,
    sheetTitle: text(6, 60, 'Heads the page.'),
    sample: link.describe('The sample agreement.'),
    costsTitle: text(4, 40, 'Heads the costs.'),
    costs: objects(4, {
      label: text(4, 40, 'What is paid.'),
      value: text(2, 32, 'The amount or the time.'),
      text: text(20, 180, 'To whom and when.'),
    }),
    costsNote: text(20, 240, 'What is not part of the price.'),
    workTitle: text(4, 40, 'Heads the division of work.'),
    work: z.strictObject({
      us: text(2, 40, 'Our share.'),
      ours: list([4, 6], text(8, 90, 'Something we do.')),
      you: text(2, 40, 'The practice’s share.'),
      yours: list([3, 4], text(8, 110, 'Something the practice does.')),
    }),
    guaranteeTitle: text(4, 40, 'Heads the guarantee.'),
    promise: text(40, 300, 'The guarantee with its remedy.'),
    terms: list([5, 6], guaranteeTerm),
    link,
    endTitle: text(4, 40, 'Heads minimum, notice and ownership.'),
    endTerms: text(40, 300, 'Minimum, notice, and what the practice keeps.'),
  }),
  fit: z.strictObject({
    headline,
    yesLabel: text(4, 32, 'Heads the first list.'),
    yes: list([3, 5], text(20, 130, 'One sign that it fits.')),
    noLabel: text(4, 32, 'Heads the second list.'),
    no: list([3, 5], text(20, 130, 'One sign that it does not.')),
  }),
  closing: closingContent.extend({
    clock: text(40, 240, 'The text alternative of the drawn clock.'),
    questions: text(10, 90, 'What the rest of the booked time is for.'),
    agenda: agenda(
      3,
      z.strictObject({ minutes: z.number().int().positive(), what: text(10, 110, 'What is talked about.') }),
      strategyCall.minutesOnMachineAndConfirmation,
    ),
    smallPrint: text(20, 160, 'What follows the call.'),
  }),
  related: relatedLinks,
})

export type MachineContent = z.infer<typeof machineSchema>
