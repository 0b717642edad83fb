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
  ['brand', /brand: '.*'/, "brand: ''"],
  ['phone.dial', /dial: '.*'/, "dial: '212-555-0142'"],
  ['email', /email: '.*'/, "email: 'hello'"],
  ['address.country', /country: '.*'/, "country: 'USA'"],
  ['strategyCall.callMinutes', /callMinutes: \d+/, 'callMinutes: 0.5'],
  ['slogan', /demoContent:/, "slogan: 'Booked',\n  demoContent:"],
]

it('in the owner’s facts, and a failed build leaves the last one as it was', async () => {
  for (const [, from, to] of facts) edit('site.config.ts', from, to)
  const { code, stdout, lines } = await runToEnd(project.folder, env)
  expect(lines.map((line) => /^site\.config\.ts, (.+?): found .+; it .+\.$/.exec(line)?.[1]).sort()).toEqual(
    facts.map(([field]) => field).sort(),
  )
  expect(stdout).toBe('Building the site …\n')
  expect(code).toBe(1)
  expect(readFileSync(kept, 'utf8')).toBe('the last build')
})

it('in what files say together, also in the desk’s commands', async () => {
  edit('site.config.ts', /officeZone: '.*?'/, "officeZone: 'America/NewYork'")
  edit('app/seo/redirects.ts', /moved\('(\/[^']+)', '[^']+'\)/, "moved('$1', '/nowhere')")
  const zone = expect.stringMatching(/^site\.config\.ts, strategyCall\.officeZone: found .*NewYork/)
  const redirect = expect.stringMatching(/^app\/seo\/redirects\.ts: .+ leads to \/nowhere/)
  expect(await runToEnd(project.folder, env)).toMatchObject({ code: 1, lines: [zone, redirect] })
  const desk = ['scripts/desk.ts', 'today']
  expect(await runToEnd(project.folder, env, desk)).toMatchObject({ code: 1, lines: [zone] })
})

it('in texts', async () => {
  const files = {
    'app/content/blog/posts/wrong.md': '---\ntitle: "without its end\n---\n',
    'app/content/proof/reviews/wrong.md': '---\nname: Dana Reed\n---\n\nThey answered every call.\n',
  }
  for (const [file, text] of Object.entries(files)) {
    writeFileSync(path.join(project.folder, file), text)
    undo.push(() => rmSync(path.join(project.folder, file)))
  }
  edit('app/content/promises/promises.ts', /$/, 'export const wrongSpan = { from: 3, to: 2 }\n')
  edit('app/content/site/people.ts', /$/, 'export const unfinished = {')
  const { code, lines } = await runToEnd(project.folder, env)
  const wrong = [...Object.keys(files), 'app/content/promises/promises.ts', 'app/content/site/people.ts']
  expect([...new Set(lines.map((line) => line.split(/[,:]/)[0]))].sort()).toEqual(wrong.sort())
  expect(lines).toContainEqual(
    expect.stringMatching(/^app\/content\/promises\/promises\.ts, wrongSpan\.to: found 2/),
  )
  expect(lines).toContainEqual(expect.stringMatching(/^app\/content\/site\/people\.ts, line \d+: /))
  expect(code).toBe(1)
})
