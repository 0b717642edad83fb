import { z } from 'zod'
import * as p from '../../content/read/parts.ts'
import { readContent } from '../../content/read/read-content.ts'

/** A screen of a phone. */
const screen = p.group(p.line, 'title', 'text').extend({ choices: p.list(p.label, [2, 4]) })

const schema = p.page({
  hero: p.serviceHero,
  broken: p.section({
    paragraphs: p.list(p.paragraph, [1, 2]),
    goal: p.label,
    goalText: p.line,
    vendors: p.objects({ place: p.label, who: p.label, report: p.line, lost: p.line }, [2, 4]),
  }),
  working: p.section({
    lead: p.paragraph,
    walkLabel: p.line,
    names: p.list(p.label, [5, 5], 5),
    questions: screen,
    calendar: screen,
    confirmation: screen.extend({ ringed: p.label }),
    steps: p.objects({ title: p.label, description: p.paragraph, more: p.link }, [2, 4]),
    endText: p.paragraph,
  }),
  onePage: p.section({
    ...p.labels('sheetTitle', 'costsTitle', 'workTitle', 'guaranteeTitle', 'endTitle'),
    sample: p.link,
    costs: p.objects({ label: p.label, value: p.label, text: p.line }, [3, 5]),
    costsNote: p.paragraph,
    work: z.strictObject({
      us: p.label,
      ours: p.list(p.line, [4, 6]),
      you: p.label,
      yours: p.list(p.line, [3, 4]),
    }),
    promise: p.paragraph,
    terms: p.list(p.guaranteeTerm, [5, 6]),
    link: p.link,
    endTerms: p.paragraph,
  }),
  fit: p.section({
    yesLabel: p.label,
    yes: p.list(p.line, [3, 5]),
    noLabel: p.label,
    no: p.list(p.line, [3, 5]),
  }),
  closing: p.section({
    text: p.paragraph,
    callToAction: p.label,
    questions: p.line,
    agenda: p.objects({ minutes: z.number().int(), what: p.line }, [2, 4]),
    smallPrint: p.line,
  }),
  related: p.relatedLinks,
})

export const machine = readContent('pages/patient-acquisition-machine.yaml', schema)

export type MachineContent = typeof machine
