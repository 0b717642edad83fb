import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeAll, describe, expect, inject, it } from 'vitest'
import { type Ended, runToEnd } from '../fixtures/npm-start.ts'
import { copyProject, type ProjectCopy } from '../fixtures/project-copy.ts'
import { temporaryFolder } from '../fixtures/temporary-folder.ts'

/** One wrong edit of an owner: `from` becomes `to` in `file`, and `npm start` says `message`. */
interface WrongEdit {
  what: string
  file: string
  from: string
  to: string
  message: string
}

const site = 'site.config.ts'
const posts = 'app/content/posts'

/** The owner's facts, wrong all at once: one start names each of them. */
const facts: WrongEdit[] = [
  {
    what: 'an empty brand',
    file: site,
    from: "brand: 'Wellbooked'",
    to: "brand: ''",
    message: 'site.config.ts, brand: found ""; it must have at least 2 characters.',
  },
  {
    what: 'a phone number that cannot be dialed',
    file: site,
    from: "dial: '+12125550142'",
    to: "dial: '212-555-0142'",
    message: 'site.config.ts, phone.dial: found "212-555-0142"; it must be + and digits, like +12125550142.',
  },
  {
    what: 'an e-mail address without a host',
    file: site,
    from: "email: 'hello@wellbooked.example.com'",
    to: "email: 'hello'",
    message: 'site.config.ts, email: found "hello"; it must be an e-mail address, like name@example.com.',
  },
  {
    what: 'a country in three letters',
    file: site,
    from: "country: 'US'",
    to: "country: 'USA'",
    message: 'site.config.ts, address.country: found "USA"; it must have exactly 2 characters.',
  },
  {
    what: 'a social network without https',
    file: site,
    from: "linkedin: ''",
    to: "linkedin: 'linkedin.com/company/wellbooked'",
    message:
      'site.config.ts, social.linkedin: found "linkedin.com/company/wellbooked"; it must be an address that begins with https://, or empty.',
  },
  {
    what: 'an hour that does not exist',
    file: site,
    from: "3: [{ from: '09:00', to: '18:00' }]",
    to: "3: [{ from: '09:00', to: '25:00' }]",
    message:
      'site.config.ts, strategyCall.hours.3.0.to: found "25:00"; it must be a time from 00:00 to 24:00, like 09:00.',
  },
  {
    what: 'a day off that does not exist',
    file: site,
    from: "'2027-02-15'",
    to: "'2027-02-30'",
    message:
      'site.config.ts, strategyCall.daysOff.4: found "2027-02-30"; it must be a day of the calendar, like 2026-12-25.',
  },
  {
    what: 'a call of half a minute',
    file: site,
    from: 'callMinutes: 30',
    to: 'callMinutes: 0.5',
    message: 'site.config.ts, strategyCall.callMinutes: found 0.5; it must be a whole number.',
  },
  {
    what: 'a misspelled field',
    file: site,
    from: 'demoContent: true',
    to: 'demoContent: true,\n  slogan: "Booked"',
    message:
      'site.config.ts, slogan: found "Booked"; it is not a field of this file; remove it or fix its spelling.',
  },
]

/** Texts, each in a file of its own. */
const texts: WrongEdit[] = [
  {
    what: 'a headline that is too long',
    file: 'app/routes/about/content.ts',
    from: "turn: 'cash-pay medical practices.'",
    to: `turn: 'cash-pay medical practices${', and only those'.repeat(5)}.'`,
    message:
      'app/routes/about/content.ts, hero.headline.turn: found "cash-pay medical practices, and only those, and only those,…"; it has 107 characters, at most 56 are allowed.',
  },
  {
    what: 'an agenda that contradicts the length of the call',
    file: 'app/routes/home/content/terms.ts',
    from: "{ minutes: 5, what: 'Who advertises in your area' }",
    to: "{ minutes: 20, what: 'Who advertises in your area' }",
    message:
      'app/routes/home/content/terms.ts, strategyCall.agenda: found a list of 4; it adds up to 45 minutes; it must be the call’s 30.',
  },
  {
    what: 'a claim that the site does not make',
    file: 'app/content/people.ts',
    from: 'The people you’ll work with.',
    to: 'The seamless people you’ll work with.',
    message:
      'app/content/people.ts, heading: found "The seamless people you’ll work with."; it says “seamless”, which the site does not say; say it plainly.',
  },
  {
    what: 'a figure that promises.ts does not have',
    file: 'app/routes/funnel-creation/content.ts',
    from: '${strategyCall.minutesOnMostPages} minutes by video, free.',
    to: '${strategyCall.minutes} minutes by video, free.',
    message:
      'app/routes/funnel-creation/content.ts, hero.smallPrint: found "undefined minutes by video, free. We’ll look at your site o…"; it says “undefined”: a figure or fact that it names does not exist.',
  },
  {
    what: 'a span that ends before it begins',
    file: 'app/content/promises.ts',
    from: 'sessionHours: { from: 1, to: 2 }',
    to: 'sessionHours: { from: 3, to: 2 }',
    message:
      'app/content/promises.ts, onboarding.sessionHours.to: found 2; it must be at least 3, where the span begins.',
  },
  {
    what: 'a date in a post that does not exist',
    file: `${posts}/regenerative-medicine-marketing-roi.md`,
    from: 'date: 2026-11-17',
    to: 'date: 2026-11-31',
    message: `${posts}/regenerative-medicine-marketing-roi.md, date: found "2026-11-31"; it must be a day as YYYY-MM-DD, e.g. 2026-11-20.`,
  },
  {
    what: 'front matter that is not YAML',
    file: `${posts}/neuropathy-marketing-complete-guide.md`,
    from: 'title: "Neuropathy marketing: the complete guide for clinic owners"',
    to: 'title: "Neuropathy marketing: the complete guide for clinic owners',
    message: `${posts}/neuropathy-marketing-complete-guide.md, line 3: it is not valid YAML: Missing closing "quote.`,
  },
  {
    what: 'a post with the slug of another',
    file: `${posts}/ketamine-clinic-advertising-compliance.md`,
    from: 'slug: ketamine-clinic-advertising-compliance',
    to: 'slug: neuropathy-marketing-complete-guide',
    message: `${posts}/ketamine-clinic-advertising-compliance.md, slug: it is "neuropathy-marketing-complete-guide", but the file is called ketamine-clinic-advertising-compliance.md; make them the same.`,
  },
  {
    what: 'an unknown placeholder in a legal text',
    file: 'app/content/legal/privacy-policy.md',
    from: 'E-mail {email}, call',
    to: 'E-mail {mail}, call',
    message:
      'app/content/legal/privacy-policy.md, line 186: it has the token {mail}, which is neither a fact of the owner nor a figure of app/content/promises.ts.',
  },
]

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

/** Each ends a start of its own, because it hides what else is wrong. */
const alone: WrongEdit[] = [
  {
    what: 'a forgotten comma',
    file: 'app/content/people.ts',
    from: "work with.',",
    to: "work with.'",
    message:
      'app/content/people.ts, line 6: Expected `,` or `}` but found `Identifier`; a comma, quote or bracket is missing here or just before.',
  },
  {
    what: 'a forgotten quote',
    file: site,
    from: "brand: 'Wellbooked',",
    to: "brand: 'Wellbooked,",
    message:
      'site.config.ts, line 12: Unterminated string; a comma, quote or bracket is missing here or just before.',
  },
  {
    what: 'office hours that overlap',
    file: site,
    from: "2: [{ from: '09:00', to: '18:00' }]",
    to: "2: [{ from: '09:00', to: '13:00' }, { from: '12:00', to: '18:00' }]",
    message:
      'site.config.ts, strategyCall.hours.2.1: found {"from":"12:00","to":"18:00"}; it must be after the span before it, without overlap.',
  },
  {
    what: 'calls of an unknown specialty',
    file: site,
    from: 'people: []',
    to: "people: [{ name: 'Ana Example', role: 'strategist', about: 'Runs strategy calls and reads the numbers once a week.', calls: ['Dentistry'] }]",
    message:
      'site.config.ts, people.0.calls.0: found "Dentistry"; it is not one of the specialties: Ketamine, Regenerative medicine, Neuropathy, SGB therapy, Men’s and women’s health, Pain management, Vision, Aesthetics, Functional medicine, Another cash-pay specialty.',
  },
  {
    what: 'a record of changes that a merge broke',
    file: 'app/seo/last-modified.json',
    from: '{',
    to: '<<<<<<< HEAD\n{',
    message:
      'app/seo/last-modified.json: it is missing or not valid JSON; restore it with "git checkout app/seo/last-modified.json".',
  },
]

const folder = temporaryFolder()
const settings = { DATA_DIR: path.join(folder, 'data'), PORT: '0' }
const undo: (() => void)[] = []
let project: ProjectCopy

beforeAll(() => {
  project = copyProject(path.join(folder, 'project'), { withBuild: false })
})
afterEach(() => {
  for (const restore of undo.splice(0).reverse()) restore()
})

/** Makes the edits, starts the site, and expects one line for each of them, and nothing else. */
async function expectRefusal(edits: readonly WrongEdit[], command?: readonly string[]): Promise<Ended> {
  for (const { file, from, to } of edits) undo.push(project.edit(file, from, to))
  const ended = await runToEnd(project.folder, settings, command)
  expect(ended.lines.toSorted()).toEqual(edits.map(({ message }) => message).toSorted())
  expect(ended.code).toBe(1)
  return ended
}

describe('a wrong edit ends `npm start` with one line: file, field, what was found, what is allowed', () => {
  const named = (edits: readonly WrongEdit[]) => edits.map(({ what }) => what).join('; ')

  // Each by another command, which all refuse the same.
  it(`in the owner’s facts: ${named(facts)}`, () => expectRefusal(facts, ['npm', 'run', 'start']))
  it(`in texts, also \`npm run build\`: ${named(texts)}`, () => expectRefusal(texts, ['npm', 'run', 'build']))
  it(`in what files say together, also \`npm run dev\`: ${named(rules)}`, () =>
    expectRefusal(rules, ['npm', 'run', 'dev']))
  // One that isn't a program, one that breaks a rule, one that isn't JSON; the others are of the same kinds.
  const some = alone.filter((_, n) => inject('inFull') || n % 2 === 0)
  it.each(some)('$what', async (edit) => {
    const { stdout } = await expectRefusal([edit])
    expect(stdout).toBe('Building the site …\n')
  })
})

describe('the same', () => {
  const wrong = facts.slice(0, 1)

  it.each(['desk', 'launch-check'])('ends `npm run %s`', async (script) => {
    await expectRefusal(wrong, ['npm', 'run', script])
  })

  it('shows ten problems at most, and how many more there are', async () => {
    for (const { file, from, to } of [...facts, ...texts.slice(0, 3)]) undo.push(project.edit(file, from, to))
    const { lines } = await runToEnd(project.folder, settings)
    expect(lines).toHaveLength(11)
    expect(lines.at(-1)).toBe('… and 2 more.')
  })
})

it('a review without consent is refused, and a failed build leaves the last one as it was', async () => {
  const stamp = path.join(project.folder, 'build', 'made-from')
  mkdirSync(path.dirname(stamp))
  writeFileSync(stamp, 'the last build')
  const review = path.join(project.folder, 'app/content/proof/reviews/harbor.md')
  writeFileSync(review, '---\nname: Dana Reed\n---\n\nThey answered every call.\n')
  undo.push(
    () => rmSync(review),
    () => rmSync(path.dirname(stamp), { recursive: true }),
  )
  const { lines } = await runToEnd(project.folder, settings)
  expect(lines).toContain(
    'app/content/proof/reviews/harbor.md, consent: found nothing; it must be a group of fields.',
  )
  expect(lines.every((line) => line.startsWith('app/content/proof/reviews/harbor.md, '))).toBe(true)
  expect(readFileSync(stamp, 'utf8')).toBe('the last build')
})
