import { execFile, execFileSync, spawn } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { memoryGroup } from '../fixtures/memory-group.ts'
import { freePort } from '../fixtures/servers/free-port.ts'
import { temporaryFolder } from '../fixtures/temporary-folder.ts'
import { freeStarts, openForms, send } from '../fixtures/visitor.ts'

/*
 * An owner's clone of the last commit pushes to the server's bare repository, whose hook builds and publishes beside the running site, while
 * visitors book. Server, hook and builds share 1 GB of memory. A loop stands in for systemd: it starts the site as the unit says.
 */

const root = path.resolve(import.meta.dirname, '..', '..')
/** On the project's disk, so that its packages can be linked. */
const folder = temporaryFolder(path.join(root, '.generated'))
const [home, own, dataDir] = [path.join(folder, 'srv'), path.join(folder, 'own'), path.join(folder, 'data')]
const site = path.join(home, 'site')
/** Somebody who gets no answer tries again for so long, in milliseconds. */
const PATIENCE_MS = 180_000

const env = {
  ...Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(VITE|NODE_ENV|CONTENT_DIR)/.test(name)),
  ),
  PATH: `${path.join(folder, 'bin')}:${process.env.PATH}`,
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_AUTHOR_NAME: 'Owner',
  GIT_AUTHOR_EMAIL: 'owner@example.com',
  GIT_COMMITTER_NAME: 'Owner',
  GIT_COMMITTER_EMAIL: 'owner@example.com',
  npm_config_prefer_offline: 'true',
}
const run = (cwd: string, command: string, ...args: string[]) =>
  execFileSync(command, args, { cwd, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim()

const group = memoryGroup(1000)
if (!group) console.log('SKIPPED: no limit of memory can be set here (root can, on Linux)')
const peak = { used: 0 }
const booked: { email: string; start: string }[] = []
/** Answers to a booking that the visitor can't get past. */
const refused: string[] = []
const stop = new AbortController()
let origin: string
let manager: ReturnType<typeof spawn>
let visits: Promise<void>[]
let gauge: NodeJS.Timeout
/** The longest time that a visitor got no answer, in milliseconds. */
let longest = 0

/** Asks until there is an answer, as Caddy does, and after its ten seconds the visitor. */
async function patiently<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  const since = performance.now()
  for (;;) {
    try {
      const answer = await ask()
      longest = Math.max(longest, performance.now() - since)
      return answer
    } catch (error) {
      if (performance.now() - since > PATIENCE_MS) throw error
      await wait(100)
    }
  }
}

/** Books one call after the other. */
async function visit(): Promise<void> {
  while (!stop.signal.aborted) {
    const [visitor] = await patiently(() => openForms(origin, 1))
    const starts = await patiently(() => freeStarts(origin))
    const start = starts[Math.floor(Math.random() * starts.length)]
    if (!visitor || !start) throw new Error('No time is open anymore.')
    const { status, text } = await patiently(async () => {
      const answer = await send(origin, visitor, start)
      if (answer.status === 503) throw new Error('Not now.')
      return { status: answer.status, text: await answer.text() }
    })
    if (status === 201 || status === 200) booked.push({ email: visitor.email, start })
    // Another visitor was faster.
    else if (status !== 409) refused.push(`${status} ${text}`)
    await wait(3000)
  }
}

/** Commits a change of the owner's clone and pushes it; returns what the server says. A refused one is taken back. */
async function publish(change: () => void): Promise<string> {
  longest = 0
  change()
  run(own, 'git', 'add', '--all')
  run(own, 'git', 'commit', '--quiet', '-m', 'A change')
  const [command = '', ...args] = [...(group?.enter ?? []), 'git', 'push', 'production', 'HEAD:main']
  const { stderr: said } = await promisify(execFile)(command, args, { cwd: own, env })
  // The site may still be on its way back.
  await page('/')
  await wait(2000)
  const [outcome] = /Live at|Not published.*\S/.exec(said) ?? []
  console.log(`${outcome}: a visitor waited ${Math.round(longest / 1000)} s at most.`)
  if (!said.includes('Live at')) run(own, 'git', 'reset', '--quiet', '--hard', 'HEAD~1')
  return said
}

function edit(file: string, from: string | RegExp, to: string): void {
  const place = path.join(own, file)
  const before = readFileSync(place, 'utf8')
  writeFileSync(place, before.replace(from, to))
  expect(readFileSync(place, 'utf8')).not.toBe(before)
}

const live = () => realpathSync(site)
const commitOf = (release: string) => run(release, 'git', 'rev-parse', 'HEAD')
const page = async (address: string) =>
  await patiently(async () => await (await fetch(origin + address)).text())

beforeAll(async () => {
  const port = await freePort()
  origin = `http://127.0.0.1:${port}`
  const first = path.join(home, 'releases', 'first')
  for (const one of [path.dirname(first), dataDir, path.join(folder, 'bin')])
    mkdirSync(one, { recursive: true })
  run(folder, 'git', 'clone', '--quiet', root, own)
  run(own, 'git', 'checkout', '--quiet', '-B', 'main')
  run(home, 'git', 'clone', '--quiet', '--bare', own, 'site.git')
  run(home, 'git', 'clone', '--quiet', 'site.git', first)
  run(own, 'git', 'remote', 'add', 'production', path.join(home, 'site.git'))
  run(root, 'cp', '-al', 'node_modules', first)
  cpSync(path.join(root, 'build'), path.join(first, 'build'), { recursive: true })
  const settings = { HOST: '127.0.0.1', PORT: port, DATA_DIR: dataDir, TRUSTED_PROXIES: 1, LOG_LEVEL: 'warn' }
  const lines = Object.entries({ ...settings, BOOKING_ATTEMPTS_PER_TEN_MINUTES: 100_000 })
  writeFileSync(path.join(first, '.env'), lines.map((line) => `${line.join('=')}\n`).join(''))
  symlinkSync(first, site)
  symlinkSync('../../site/deploy/post-receive', path.join(home, 'site.git', 'hooks', 'post-receive'))

  const unit = readFileSync(path.join(root, 'deploy', 'systemd', 'wellbooked.service'), 'utf8')
  const [, start = ''] = /^ExecStart=(.*)$/m.exec(unit.replaceAll('/srv/wellbooked', home)) ?? []
  const [, pause = ''] = /^RestartSec=(.*)$/m.exec(unit) ?? []
  const pid = path.join(folder, 'pid')
  const loop = `while :; do cd ${site}; NODE_ENV=production ${start} & echo $! >${pid}; wait $!; echo 0 >${pid}; sleep ${pause}; done`
  const [command = '', ...args] = [...(group?.enter ?? []), 'sh', '-c', loop]
  manager = spawn(command, args, { stdio: 'ignore', detached: true, env })
  writeFileSync(path.join(folder, 'bin', 'systemctl'), `#!/bin/sh\ncat ${pid}\n`, { mode: 0o755 })
  gauge = setInterval(() => {
    peak.used = Math.max(peak.used, group?.used() ?? 0)
  }, 200)
  await page('/')
  visits = [visit(), visit(), visit()]
})

afterAll(async () => {
  stop.abort()
  await Promise.allSettled(visits)
  clearInterval(gauge)
  process.kill(-(manager.pid ?? 0), 'SIGKILL')
  await wait(1000)
})

it('goes live with new words', async () => {
  const said = await publish(() => edit('content/pages/home.yaml', /^( *)lead: "?/m, '$&Published words. '))
  expect(said).toMatch(/remote: Live at .*, commit [0-9a-f]{7,}\./)
  expect(await page('/')).toContain('Published words.')
})

it('leaves the site as it was for content that is wrong, and takes the next one', async () => {
  const before = live()
  const said = await publish(() => edit('content/site.yaml', /^brand: .*/m, "brand: ''"))
  expect(said).toMatch(/Not published, and the site stays as it was: content\/site\.yaml.*brand/)
  expect(live()).toBe(before)
  expect(run(home, 'git', '-C', 'site.git', 'rev-parse', 'main')).toBe(commitOf(before))
})

it('goes back when a release that worked on trial doesn’t start in the site’s place', async () => {
  const before = live()
  const onlyOnTrial = "if (process.env.PORT !== '3999') process.exit(1)\n"
  const said = await publish(() => edit('server/main.ts', /^const root/m, `${onlyOnTrial}const root`))
  expect(said).toContain('Not published, and the site stays as it was: it did not answer once it was live.')
  expect(live()).toBe(before)
  expect(run(home, 'git', '-C', 'site.git', 'rev-parse', 'main')).toBe(commitOf(before))
  expect(await page('/')).toContain('Published words.')
})

it('installs what an update needs, and still serves the scripts of pages that are open', async () => {
  const before = live()
  const [script = ''] = /\/assets\/entry[^"]*\.js/.exec(await page('/')) ?? []
  const said = await publish(() => {
    const place = path.join(own, 'vendor', 'greeting')
    mkdirSync(place, { recursive: true })
    writeFileSync(path.join(place, 'package.json'), '{"name":"greeting","version":"1.0.0","main":"index.js"}')
    writeFileSync(path.join(place, 'index.js'), "exports.greeting = 'Hello from a package'")
    run(own, 'npm', 'install', '--package-lock-only', '--offline', '--loglevel=error', './vendor/greeting')
    edit('app/entry.client.ts', /$/, "\nimport { greeting } from 'greeting'\nconsole.debug(greeting)\n")
  })
  expect(said).toContain('Live at')
  const [changed = ''] = /\/assets\/entry[^"]*\.js/.exec(await page('/')) ?? []
  expect(await page(changed)).toContain('Hello from a package')
  expect(changed).not.toBe(script)
  expect(await page(script)).not.toContain('Hello from a package')
  expect((await fetch(origin + script)).status).toBe(200)
  // The packages of the release before were linked, and stay as they were.
  expect(existsSync(path.join(before, 'node_modules', 'greeting'))).toBe(false)
  expect(run(before, 'node', 'scripts/run.mjs')).toBe('')
})

it('has lost no booking meanwhile, and left no visitor with an error', async () => {
  stop.abort()
  await Promise.all(visits)
  expect(refused).toEqual([])
  const db = new DatabaseSync(path.join(dataDir, 'bookings.sqlite'), { readOnly: true })
  const kept = new Set(
    db
      .prepare('select email from bookings')
      .all()
      .map(({ email }) => email),
  )
  db.close()
  console.log(`${booked.length} bookings. Memory: ${peak.used} MB at most.`)
  expect(booked.length).toBeGreaterThan(20)
  expect(booked.filter(({ email }) => !kept.has(email))).toEqual([])
})

it.skipIf(!group)('all of it needs less than 1 GB of memory, without swap', () => {
  expect(peak.used).toBeGreaterThan(400)
  expect(group?.killed()).toBe(0)
})
