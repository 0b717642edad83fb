import { z } from 'zod'
import * as p from '../read/parts.ts'
import { readContent } from '../read/read-content.ts'

const links = z.strictObject({ label: p.label, items: p.list(p.link, [2, 7]) })

/** Text of header, drawer and footer, and shared labels. */
export const frame = readContent(
  'navigation.yaml',
  z.strictObject({
    ...p.labels('skipLink', 'homeLabel'),
    /** A line above all of the agency's pages, from `date` on and before `until`. */
    announcement: z
      .strictObject({
        text: p.line,
        link: p.link.optional(),
        date: z.iso.date().optional(),
        until: z.iso.date().optional(),
      })
      .optional(),
    header: z.strictObject({
      label: p.label,
      menus: p.list(z.union([p.link, links]), [2, 5]),
      callToAction: p.link,
    }),
    drawer: p.group(p.label, 'open', 'close', 'title'),
    actions: p.group(p.label, 'bookCall'),
    footer: z.strictObject({
      ...p.labels('label', 'contactHeading', 'socialHeading', 'socialPlaceholder', 'rights'),
      line: p.line,
      columns: p.objects({ heading: p.label, items: p.list(p.link, [3, 8]) }, [2, 4]),
      disclaimer: p.paragraph,
    }),
    toasts: p.group(p.label, 'label', 'dismiss'),
  }),
)
