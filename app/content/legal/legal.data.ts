import { z } from 'zod'
import { shownFile } from '../checks/content-error.ts'
import * as p from '../read/parts.ts'
import { checkMarkdown, readContent } from '../read/read-content.ts'
import { site } from '../site/site.data.ts'
import { applyConditions, readSections } from './legal-text.ts'

const frontMatter = z.strictObject({
  ...p.meta.shape,
  headline: p.headline,
  lead: p.line,
  /** Days as they are printed: since when the text holds, its last change, and that of its wording. */
  effective: p.label,
  updated: p.label,
  reworded: p.label.optional(),
  /** The day by which a lawyer reads it again; never shown. */
  reviewBy: z.iso.date(),
  /** Other names for its days than those of `content/legal.yaml`. */
  labels: p.group(p.label, 'effective', 'updated', 'both').optional(),
  next: p.nextStep.extend({ href: p.href }),
})

/** @param ids the sections that a page adds something to, or that others link to */
function read(name: string, ...ids: string[]) {
  const file = `legal/${name}.md`
  const { data, body } = checkMarkdown(file, frontMatter)
  const text = applyConditions(shownFile(file), body, site)
  return { ...data, ...readSections(shownFile(file), text, ids) }
}

/** The legal texts by the paths of their pages. */
export const legalTexts = {
  '/privacy-policy': read('privacy-policy', 'retention'),
  '/terms-of-service': read('terms-of-service', 'services', 'guarantee'),
  '/cookie-policy': read('cookie-policy', 'specific-cookies'),
}

export const accessibilityStatement = read('accessibility')

/** The words around the legal texts. */
export const legal = readContent(
  'legal.yaml',
  z.strictObject({
    labels: p.group(p.label, 'contents', 'summary', 'effective', 'updated', 'both', 'reworded'),
  }),
)

export type LegalText = typeof accessibilityStatement
