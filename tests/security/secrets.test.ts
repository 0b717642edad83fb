import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { prerenderPaths } from '../../app/prerender-paths.ts'
import { serverForTests } from '../fixtures/server-for-tests.ts'
import { temporaryFolder } from '../fixtures/temporary-folder.ts'

const build = path.resolve(import.meta.dirname, '..', '..', 'build')
const PASSWORD = 'hunter2-of-the-mail-server'
const FOLDER = temporaryFolder()
const server = serverForTests({
  DATA_DIR: FOLDER,
  SMTP_URL: `smtp://calls:${PASSWORD}@mail.invalid:587`,
  MAIL_COPY_TO: 'owner.private@clinic.example.com',
  LOG_LEVEL: 'trace',
})

const made = [
  '/book',
  '/growth_playbook',
  '/webhook-test',
  '/bookingconfirmation',
  '/no-such-page',
  '/health',
]
const desk = ['/desk/booking', '/desk/lead', '/desk/slots', '/desk/nothing']

it('no response of the running site contains a secret of its settings', async () => {
  for (const address of [...prerenderPaths, ...made, ...desk]) {
    const answer = await fetch(`${server.origin}${address}`)
    const said = `${JSON.stringify([...answer.headers])} ${await answer.text()}`
    expect(said, address).not.toContain(PASSWORD)
    expect(said, address).not.toContain('owner.private')
    expect(said, address).not.toContain(FOLDER)
  }
})

it('the log contains no secret', () => {
  expect(server.output()).not.toContain(PASSWORD)
  expect(server.output()).not.toContain('owner.private')
})

it('no browser asset contains the environment', () => {
  const files = ['site/client'].flatMap((folder) =>
    globSync('**/*.{html,js,css,json,txt,xml,webmanifest}', { cwd: path.join(build, folder) }).map((file) =>
      path.join(build, folder, file),
    ),
  )
  expect(files.length).toBeGreaterThan(60)
  for (const file of files) {
    expect(readFileSync(file, 'utf8'), file).not.toMatch(
      /process\.env|DATABASE_URL|SMTP_URL|MAIL_COPY_TO|postgres:\/\/|smtps?:\/\/|sourceMappingURL/,
    )
  }
  expect(globSync('{site/client,desk}/**/*.map', { cwd: build })).toEqual([])
})
