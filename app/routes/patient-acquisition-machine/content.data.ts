import { z } from 'zod'
import * as p from '../../content/read/parts.ts'
import { readContent } from '../../content/read/read-content.ts'
import { iconNames } from '../../content/site/icons.ts'

/** A screen of a phone. */
const screen = p.group(p.line, 'title', 'text').extend({ choices: p.list(p.label, [2, 4]) })

const schema = p.page({
  hero: p.serviceHero.extend({ terms: p.line }),
  machine: z.strictObject({
    description: p.paragraph,
    brings: p.label,
    parts: p.objects({ icon: z.enum(iconNames), name: p.label, text: p.label }, [6, 6], 6),
  }),
  steps: p.sectionHead.extend({
    items: p.objects({ title: p.label, description: p.paragraph, more: p.link }, [3, 3], 3),
    label: p.line,
    screens: p.list(p.label, [3, 3], 3),
    calendar: screen.extend({ chosen: z.number().int() }),
    followUp: screen.extend({ ringed: p.label }),
  }),
  broken: p.sectionHead.extend({
    moments: p.objects({ when: p.label, name: p.label, text: p.line }, [4, 4]),
  }),
  work: p.sectionHead.extend({ us: p.line, you: p.list(p.line, [3, 4]) }),
  guarantee: p.serviceGuarantee.extend({
    mostYouCouldLose: p.paragraph,
    agreement: p.link,
    ...p.labels('fees', 'feesText', 'media', 'mediaText'),
  }),
  fit: p.sectionHead.extend({
    ...p.labels('yesLabel', 'noLabel'),
    yes: p.list(p.line, [3, 5]),
    no: p.list(p.line, [3, 5]),
  }),
  closing: p.sectionHead.extend({
    callToAction: p.label,
    agenda: p.objects({ minutes: z.number().int(), what: p.line }, [2, 4]),
  }),
})

export const machine = readContent('pages/patient-acquisition-machine.yaml', schema)
