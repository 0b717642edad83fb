import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { chmodSync, copyFileSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freePort } from '../tests/fixtures/servers/free-port.ts'
import { temporaryFolder } from '../tests/fixtures/temporary-folder.ts'

/** Stands for the site: its build fails, or its server answers with a status of its own where `break` says so. */
const BUILD = `const { mkdirSync, rmSync, symlinkSync, writeFileSync, readFileSync } = require('node:fs')
if (readFileSync('break', 'utf8') === 'build') {
  console.error('content/site.yaml, line 3: no brand.')
  process.exit(1)
}
mkdirSync('node_modules/.bin', { recursive: true })
rmSync('node_modules/.bin/node', { force: true })
symlinkSync(process.execPath, 'node_modules/.bin/node')
mkdirSync('build/server', { recursive: true })
writeFileSync('build/server/main.js', readFileSync('server.js'))`
const SERVER = `const { readFileSync } = require('node:fs')
const broken = readFileSync('break', 'utf8')
require('node:http').createServer((request, response) => {
  response.statusCode = request.url === broken ? 500 : 200
  response.end(readFileSync('words'))
}).listen(process.env.PORT, '127.0.0.1')`

const folder = temporaryFolder()
const home = path.join(folder, 'srv')
const own = path.join(folder, 'own')
const bin = path.join(folder, 'bin')
const env = {
  ...process.env,
  PATH: `${bin}:${process.env.PATH}`,
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_AUTHOR_NAME: 'O',
  GIT_AUTHOR_EMAIL: 'o@example.com',
  GIT_COMMITTER_NAME: 'O',
  GIT_COMMITTER_EMAIL: 'o@example.com',
}
const git = (cwd: string, ...args: string[]) => execFileSync('git', args, { cwd, env, stdio: 'pipe' })
let port: number
let service: ReturnType<typeof spawn>

/** Commits files and pushes them; returns what the server says. */
function publish(files: Record<string, string>): string {
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(own, name), text)
  git(own, 'add', '--all')
  git(own, 'commit', '--quiet', '-m', 'A change')
  return spawnSync('git', ['push', 'production', 'HEAD:main'], { cwd: own, env, encoding: 'utf8' }).stderr
}

const shown = () => execFileSync('curl', ['--silent', `http://127.0.0.1:${port}/`], { encoding: 'utf8' })

beforeAll(async () => {
  port = await freePort()
  for (const one of [own, bin, path.join(home, 'releases', 'first')]) mkdirSync(one, { recursive: true })
  symlinkSync(path.join(home, 'releases', 'first'), path.join(home, 'site'))
  writeFileSync(
    path.join(home, 'site', '.env'),
    `PORT=${port}\nSITE_ORIGIN=https://www.practice.example\nDATA_DIR=${folder}\n`,
  )
  git(home, 'init', '--quiet', '--bare', '--initial-branch=main', 'site.git')
  const hook = path.join(home, 'site.git', 'hooks', 'post-receive')
  copyFileSync(path.join(import.meta.dirname, 'post-receive'), hook)
  // Stands for systemd: runs the site again whenever it ends, from where the link leads then.
  const manager = `while :; do (cd ${home}/site && [ -e build ] && PORT=${port} exec node build/server/main.js) & echo $! >${folder}/pid; wait; sleep 0.2; done`
  service = spawn('sh', ['-c', manager], { stdio: 'ignore', detached: true })
  writeFileSync(path.join(bin, 'systemctl'), `#!/bin/sh\ncat ${folder}/pid\n`)
  chmodSync(path.join(bin, 'systemctl'), 0o755)
  git(own, 'init', '--quiet', '--initial-branch=main')
  git(own, 'remote', 'add', 'production', path.join(home, 'site.git'))
})
afterAll(() => {
  process.kill(-(service.pid ?? 0), 'SIGKILL')
})

it('a push goes live, and one that can’t be built or doesn’t answer leaves the site as it was', () => {
  const scripts = { 'package.json': '{"scripts":{"build":"node build.js"}}', 'build.js': BUILD }
  const first = publish({ ...scripts, 'server.js': SERVER, words: 'First words', break: 'nothing' })
  expect(first).toMatch(/remote: Live at https:\/\/www\.practice\.example, commit [0-9a-f]{7,}\./)
  expect(shown()).toBe('First words')

  expect(publish({ words: 'Second words', break: 'build' })).toContain(
    'Not published, and the site stays as it was: content/site.yaml, line 3: no brand.',
  )
  expect(publish({ break: '/book' })).toContain(
    'Not published, and the site stays as it was: it does not answer.',
  )
  expect(shown()).toBe('First words')
  const repaired = publish({ break: 'nothing' })
  expect(repaired).toContain('Live at')
  expect(shown()).toBe('Second words')
  expect(readFileSync(path.join(home, 'site', '.env'), 'utf8')).toContain(`PORT=${port}`)
  writeFileSync(path.join(home, 'site', '.env'), `PORT=${port}\nDATA_DIR=.data\n`)
  expect(publish({ words: 'Third words' })).toContain('Not published, and the site stays as it was: DATA_DIR')
}, 60_000)
