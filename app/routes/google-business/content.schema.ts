import { z } from 'zod'
import {
  closingContent,
  headline,
  lead,
  list,
  meta,
  objects,
  text,
} from '../../content/checks/fields.schema.ts'
import {
  drawing,
  guaranteeTerm,
  relatedLinks,
  serviceGuarantee,
  serviceHero,
} from '../../content/site/service.schema.ts'

/** The parts of the drawn profile from top to bottom. Each has one numbered note. */
export const profileParts = ['photos', 'name', 'buttons', 'address', 'hours', 'services', 'reviews'] as const

const row = z.strictObject({
  name: text(3, 36, 'What the row is about.'),
  value: text(3, 36, 'What the profile says about it.'),
})

export const googleBusinessSchema = z.strictObject({
  meta,
  hero: serviceHero,
  mapPack: z.strictObject({
    query: text(8, 40, 'The search.'),
    places: objects(3, { name: text(6, 36, 'A practice.'), line: text(6, 48, 'The line below it.') }),
    yours: z.number().int().min(0).max(2).describe('Index of the reader’s own practice.'),
    ...drawing,
  }),
  profile: z.strictObject({
    headline,
    lead,
    foundLabel: text(3, 24, 'Before what we usually find.'),
    fixLabel: text(3, 24, 'Before what we change it to.'),
    checkLabel: text(3, 24, 'Before how the reader checks it.'),
    description: drawing.description,
    panel: z.strictObject({
      name: text(6, 36, 'The practice’s name.'),
      category: text(6, 40, 'Primary category.'),
      also: text(6, 60, 'Secondary categories.'),
      buttons: list(4, text(3, 12, 'A button.')),
      site: text(6, 40, 'Where the website button leads.'),
      address: text(6, 60, 'The address.'),
      phone: text(6, 24, 'The phone number.'),
      hours: list(4, row),
      services: list(3, row),
      replyLabel: text(4, 32, 'Above the practice’s reply to a review.'),
      reply: text(30, 140, 'A reply that confirms nothing about the writer.'),
    }),
    notes: objects(profileParts.length, {
      part: z.enum(profileParts),
      title: text(4, 32, 'The part of the profile.'),
      found: text(10, 110, 'What we usually find there.'),
      fix: text(20, 150, 'What we change it to.'),
      check: text(30, 150, 'How the reader checks it on a phone.'),
    }).refine((notes) => notes.every(({ part }, index) => part === profileParts[index]), {
      error: 'must follow the order of the drawn profile',
    }),
  }),
  factors: z.strictObject({
    headline,
    lead,
    items: objects(3, {
      name: text(4, 24, 'The factor.'),
      means: text(30, 220, 'What it measures.'),
      can: text(4, 32, 'How much can be changed.'),
      change: text(20, 200, 'What can be done about it.'),
    }),
  }),
  reviews: z.strictObject({
    headline,
    lead,
    wrongLabel: text(4, 40, 'Above the reply that says too much.'),
    wrong: text(30, 160, 'A reply that says too much.'),
    rightLabel: text(4, 40, 'Above the reply we would draft.'),
    rules: objects([3, 4], {
      title: text(4, 40, 'The rule.'),
      text: text(30, 220, 'What it means in practice.'),
    }),
  }),
  guarantee: serviceGuarantee.extend({
    placesLabel: text(4, 40, 'Beside the three drawn places.'),
    terms: list(4, guaranteeTerm),
  }),
  closing: closingContent.extend({ field: text(6, 40, 'In the drawn search box.') }),
  related: relatedLinks,
})

export type GoogleBusinessContent = z.infer<typeof googleBusinessSchema>
export type ProfilePart = (typeof profileParts)[number]
