import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { pageAddresses } from '../fixtures/page-addresses.ts'
import { serverForTests } from '../fixtures/servers/server-for-tests.ts'
import { temporaryFolder } from '../fixtures/temporary-folder.ts'

const build = path.resolve(import.meta.dirname, '..', '..', 'build')
const PASSWORD = 'hunter2-of-themail-server'
const OWNER = 'owner.private@clinic.example.com'
const FOLDER = temporaryFolder()
const server = await serverForTests({
  DATA_DIR: FOLDER,
  SMTP_URL: `smtp://calls:${PASSWORD}@mail.invalid:587`,
  MAIL_COPY_TO: OWNER,
  LOG_LEVEL: 'trace',
})

const others = ['/no-such-page', '/health', '/desk/booking', '/desk/lead', '/desk/slots', '/desk/nothing']

it('no response and no log line of the running site contains a secret of its settings', async () => {
  for (const address of [...pageAddresses, ...others]) {
    const answer = await fetch(`${server.origin}${address}`)
    const said = `${JSON.stringify([...answer.headers])} ${await answer.text()}`
    for (const secret of [PASSWORD, OWNER, FOLDER]) expect(said, address).not.toContain(secret)
  }
  for (const secret of [PASSWORD, OWNER]) expect(server.output()).not.toContain(secret)
})

it('no browser asset contains the environment', () => {
  const files = globSync('client/**/*.{js,css,json}', { cwd: build })
  expect(files.length).toBeGreaterThan(0)
  for (const file of files)
    expect(readFileSync(path.join(build, file), 'utf8'), file).not.toMatch(
      /process\.env|DATABASE_URL|SMTP_URL|MAIL_COPY_TO|postgres:\/\/|smtps?:\/\/|sourceMappingURL/,
    )
  expect(globSync('client/**/*.map', { cwd: build })).toEqual([])
})
