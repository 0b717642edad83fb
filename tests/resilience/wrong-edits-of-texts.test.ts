import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { editedProject, named, site, type WrongEdit } from './wrong-edit.ts'
import { texts } from './wrong-texts.ts'

/** What only the checks after loading can know. */
const rules: WrongEdit[] = [
  {
    what: 'an unknown time zone',
    file: site,
    from: "officeZone: 'America/New_York'",
    to: "officeZone: 'America/NewYork'",
    message:
      'site.config.ts, strategyCall.officeZone: found "America/NewYork"; it must be an IANA time zone such as "America/New_York".',
  },
  {
    what: 'a photo that is not there',
    file: site,
    from: 'people: []',
    to: "people: [{ name: 'Ana Example', role: 'strategist', photo: 'people/ana.jpg', about: 'Runs strategy calls and reads the numbers once a week.', calls: 'all' }]",
    message:
      'site.config.ts, people.0.photo: found "people/ana.jpg"; it does not exist; put the image there or correct the name.',
  },
  {
    what: 'a clinic at the address of another',
    file: 'app/content/clinics/knoxville.ts',
    from: "slug: '865'",
    to: "slug: 'desert-light'",
    message:
      'app/content/clinics/desert-light.ts, slug: it is "desert-light", the address of another clinic or page; choose another.',
  },
  {
    what: 'a label of the booking widget without text',
    file: 'booking/ui/labels.ts',
    from: "practice: 'Practice name'",
    to: "practice: ''",
    message: 'booking/ui/labels.ts, LABELS.practice: found ""; it must be text.',
  },
  {
    what: 'a redirect to a page that does not exist',
    file: 'app/seo/redirects.ts',
    from: "moved('/pricing', '/whats-included')",
    to: "moved('/pricing', '/prices')",
    message: 'app/seo/redirects.ts: /pricing leads to /prices, which does not exist.',
  },
]

const { folder, undo, start, expectRefusal } = editedProject()

describe('a wrong edit ends `npm start` with one line: file, field, what was found, what is allowed', () => {
  it(`in texts, also \`npm run build\`: ${named(texts)}`, () => expectRefusal(texts, ['npm', 'run', 'build']))
  it(`in what files say together, also \`npm run dev\`: ${named(rules)}`, () =>
    expectRefusal(rules, ['npm', 'run', 'dev']))
})

it('a review without consent is refused, and a failed build leaves the last one as it was', async () => {
  const stamp = path.join(folder, 'build', 'made-from')
  mkdirSync(path.dirname(stamp))
  writeFileSync(stamp, 'the last build')
  const review = path.join(folder, 'app/content/proof/reviews/harbor.md')
  writeFileSync(review, '---\nname: Dana Reed\n---\n\nThey answered every call.\n')
  undo.push(
    () => rmSync(review),
    () => rmSync(path.dirname(stamp), { recursive: true }),
  )
  const { lines } = await start()
  expect(lines).toContain(
    'app/content/proof/reviews/harbor.md, consent: found nothing; it must be a group of fields.',
  )
  expect(lines.every((line) => line.startsWith('app/content/proof/reviews/harbor.md, '))).toBe(true)
  expect(readFileSync(stamp, 'utf8')).toBe('the last build')
})
