import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { copyProject, type ProjectCopy } from '../fixtures/project-copy.ts'
import { runToEnd } from '../fixtures/servers/npm-start.ts'
import { temporaryFolder } from '../fixtures/temporary-folder.ts'

/*
 * What an owner can get wrong ends `npm start` with one line for each mistake: file, field, what was found and what is
 * allowed. Each start has many mistakes at once.
 */

const folder = temporaryFolder()
const env = { DATA_DIR: path.join(folder, 'data') }
const kept = path.join(folder, 'project', 'build', 'kept')
let project: ProjectCopy
const undo: (() => void)[] = []

beforeAll(() => {
  project = copyProject(path.join(folder, 'project'), { withBuild: false })
  mkdirSync(path.dirname(kept))
  writeFileSync(kept, 'the last build')
})
afterEach(() => {
  for (const restore of undo.splice(0).reverse()) restore()
})

const edit = (file: string, from: RegExp, to: string) => undo.push(project.edit(file, from, to))

const facts: [field: string, from: RegExp, to: string][] = [
  ['brand', /^brand: .*/m, "brand: ''"],
  ['phone.dial', /dial: "[^"]*"/, 'dial: 212-555-0142'],
  ['email', /^email: .*/m, 'email: hello'],
  ['address.country', /country: .*/, 'country: USA'],
  ['strategyCall.callMinutes', /callMinutes: \d+/, 'callMinutes: 0.5'],
  ['slogan', /^demoContent:/m, 'slogan: Booked\ndemoContent:'],
]

it('in the owner’s facts, and a failed build leaves the last one as it was', async () => {
  for (const [, from, to] of facts) edit('content/site.yaml', from, to)
  const { code, stdout, lines } = await runToEnd(project.folder, env)
  expect(
    lines.map((line) => /^content\/site\.yaml, line \d+, (.+?): found .+; it .+\.$/.exec(line)?.[1]).sort(),
  ).toEqual(facts.map(([field]) => field).sort())
  expect(stdout).toBe('Building the site …\n')
  expect(code).toBe(1)
  expect(readFileSync(kept, 'utf8')).toBe('the last build')
})

it('in what no file knows by itself, also in the desk’s commands', async () => {
  edit('content/site.yaml', /officeZone: .*/, 'officeZone: America/NewYork')
  edit('content/people/dana.yaml', /^role:/m, 'photo: dana.jpg\nrole:')
  const zone = expect.stringMatching(
    /^content\/site\.yaml(, line \d+)?, strategyCall\.officeZone: found .*NewYork/,
  )
  const photo = expect.stringMatching(/^content\/people\/dana\.yaml, line \d+, photo: .+ does not exist/)
  const { code, lines } = await runToEnd(project.folder, env)
  expect(lines).toEqual(expect.arrayContaining([zone, photo]))
  expect(code).toBe(1)
  const desk = ['scripts/desk.ts', 'bookings']
  expect(await runToEnd(project.folder, env, desk)).toMatchObject({ code: 1, lines: [zone] })
})

it('in texts and figures', async () => {
  const files = {
    'content/posts/wrong.md': '---\ntitle: "without its end\n---\n',
    'content/proof/reviews/wrong.md': '---\nname: Dana Reed\n---\n\nThey answered every call.\n',
    'content/clinics/wrong.yaml': 'name: Wrong: and unquoted\n',
  }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(project.folder, file)), { recursive: true })
    writeFileSync(path.join(project.folder, file), text)
    undo.push(() => rmSync(path.join(project.folder, file)))
  }
  edit('content/pages/about.yaml', /(text: \S+)/, '$1 {promises.paidTraffic.consultation}')
  const { code, lines } = await runToEnd(project.folder, env)
  const wrong = [...Object.keys(files), 'content/pages/about.yaml']
  expect([...new Set(lines.map((line) => line.split(/[,:]/)[0]))].sort()).toEqual(wrong.sort())
  expect(lines).toContainEqual(
    expect.stringMatching(
      /^content\/pages\/about\.yaml, line \d+, .+ the nearest is \{promises\.paidTraffic\.consultations\}/,
    ),
  )
  expect(code).toBe(1)
})

it('in the figures that others name', async () => {
  edit('content/promises.yaml', /weeksOnMostPages: \{ from: \d+/, 'weeksOnMostPages: { from: 60')
  const { code, lines } = await runToEnd(project.folder, env)
  expect(lines).toEqual([
    expect.stringMatching(
      /^content\/promises\.yaml, line \d+, firstConsultation\.weeksOnMostPages\.to: found 6; it/,
    ),
  ])
  expect(code).toBe(1)
})

it('in links, to a page and to a place on one', async () => {
  edit('content/pages/about.yaml', /href: \/blog\S*/, 'href: /blgo')
  edit('content/pages/home.yaml', /href: \/resources|href: \/how-we-work/, 'href: /how-we-work#nowhere')
  const { code, lines } = await runToEnd(project.folder, env)
  expect(lines).toEqual(
    [
      ['home', '/ links to /how-we-work#nowhere'],
      ['about', '/about links to /blgo'],
    ].map(([file, said]) =>
      expect.stringMatching(
        new RegExp(`^content/pages/${file}\\.yaml, line \\d+: ${said}, which this site does not have\\.$`),
      ),
    ),
  )
  expect(code).toBe(1)
})
