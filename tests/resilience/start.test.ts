import { spawnSync } from 'node:child_process'
import { globSync, mkdirSync, readFileSync, renameSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { copyProject } from '../fixtures/project-copy.ts'
import { serverForTests } from '../fixtures/servers/server-for-tests.ts'
import { refusedStart } from '../fixtures/servers/start-server.ts'
import { temporaryFolder } from '../fixtures/temporary-folder.ts'

const folder = temporaryFolder()

it.each([
  ['HOST', '203.0.113.1'],
  ['DATABASE_URL', 'postgres://owner:hunter2@127.0.0.1:1/none'],
])('%s=%s stops the start with one sentence and no password', async (name, value) => {
  const { code, output } = await refusedStart({
    DATA_DIR: path.join(folder, 'unused'),
    LOG_LEVEL: 'silent',
    PORT: '0',
    [name]: value,
  })
  expect(code).toBe(1)
  expect(output).toContain(name)
  expect(output).not.toContain('hunter2')
  expect(output.trim().split('\n')).toHaveLength(1)
})

it('another server takes the same data folder, but not the same port, and each stops cleanly', async () => {
  const env = { DATA_DIR: path.join(folder, 'shared'), LOG_LEVEL: 'warn' }
  const first = await serverForTests(env)
  const second = await serverForTests(env)
  expect((await fetch(`${second.origin}/health`)).status).toBe(200)
  const { port } = new URL(first.origin)
  const third = await refusedStart({ ...env, PORT: port })
  expect(third).toMatchObject({ code: 1, output: expect.stringContaining(`Port ${port}`) })
  await Promise.all([first.stop(), second.stop()])
  expect([first.process.exitCode, second.process.exitCode]).toEqual([0, 0])
  // Each says once what is missing.
  const events = first.output().trim().split('\n')
  expect(events.map((event) => JSON.parse(event).missing.map((one: string) => one.split(' ')[0]))).toEqual([
    ['SMTP_URL', 'BACKUP_DIR', 'SITE_ORIGIN', 'The'],
  ])
  expect(events[0]).toContain('demo content')
})

it('a page that cannot be rendered stops the start with its name', async () => {
  const copy = copyProject(path.join(folder, 'project'), { withBuild: true })
  const [bundle = ''] = globSync('build/server/*.js', { cwd: copy.folder }).filter((file) =>
    readFileSync(path.join(copy.folder, file), 'utf8').includes('function PatientQuestions('),
  )
  copy.edit(bundle, /function PatientQuestions\(.*\{/, '$& throw new TypeError("no such thing")')
  const env = { DATA_DIR: path.join(folder, 'data') }
  expect(await refusedStart(env, copy.folder)).toEqual({
    code: 1,
    output: 'The page /about can’t be rendered: TypeError: no such thing.\n',
  })
})

it('a checkout that was copied or moved is built from its own folder, and only another owner’s folder is refused', () => {
  const [place, other] = ['copied', 'other'].map((name) => path.join(folder, name)) as [string, string]
  const copy = copyProject(place, { withBuild: true })
  // A fault of the content ends the build early.
  copy.edit('content/site.yaml', /^/, 'faulty: true\n')
  const build = (cwd: string, env = {}) =>
    spawnSync(process.execPath, ['scripts/build.ts'], {
      cwd,
      env: { ...process.env, NODE_ENV: undefined, VITEST: undefined, CONTENT_DIR: undefined, ...env },
      encoding: 'utf8',
    }).stderr
  expect(build(place)).toMatch(/content\/site\.yaml.*faulty/)
  mkdirSync(other)
  expect(build(place, { CONTENT_DIR: other })).toContain(`build/ is the site of ${place}/content.`)
  renameSync(place, path.join(folder, 'moved'))
  expect(build(path.join(folder, 'moved'))).toMatch(/content\/site\.yaml.*faulty/)
}, 120_000)
