import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { runToEnd } from '../fixtures/npm-start.ts'
import { copyProject, type ProjectCopy } from '../fixtures/project-copy.ts'
import { temporaryFolder } from '../fixtures/temporary-folder.ts'
import { inBrief } from '../in-brief.ts'

const folder = temporaryFolder()
const aFile = path.join(folder, 'a-file')
let project: ProjectCopy

beforeAll(() => {
  project = copyProject(path.join(folder, 'project'), { withBuild: false })
  writeFileSync(aFile, 'text')
})

/** Starts the site and expects that it ends before the build with one line. */
async function expectRefusal(env: Record<string, string>, message: string) {
  const { code, stdout, lines } = await runToEnd(project.folder, {
    DATA_DIR: path.join(folder, 'data'),
    ...env,
  })
  expect(lines).toEqual([message])
  expect(stdout).toBe('')
  expect(code).toBe(1)
}

const frame = 'the https:// address of the outside'
const origins = 'origins like https://example.com, separated by commas, with nothing after the host'

const settings: [name: string, value: string, shown: string | null, wants: string][] = [
  ['PORT', 'eighty', '"eighty"', 'a whole number from 0 to 65535'],
  ['PORT', '70000', '"70000"', 'a whole number from 0 to 65535'],
  ['SITE_ORIGIN', 'example.org', '"example.org"', 'an origin like https://example.com, without a path'],
  [
    'SITE_ORIGIN',
    'https://example.org/',
    '"https://example.org/"',
    'an origin like https://example.com, without a path',
  ],
  ['SMTP_URL', 'smtp://', null, 'an address like smtp://user:password@host:587'],
  ['SMTP_URL', 'mail.example.com:587', null, 'an address like smtp://user:password@host:587'],
  [
    'DATABASE_URL',
    'mysql://owner:hunter2@host/name',
    null,
    'an address like postgres://user:password@host:5432/name',
  ],
  ['BOOKING_WIDGET_URL', 'http://widget.example/abc', null, `${frame} booking widget`],
  ['BOOKING_WIDGET_ORIGINS', '*', '"*"', origins],
  ['LEAD_FORM_URL', 'javascript:alert(1)', null, `${frame} lead form`],
  [
    'WEBHOOK_URL',
    'hooks.example.com',
    null,
    'the address of an automation webhook, like https://hooks.example.com/abc',
  ],
  ['DESK_FRAME_ORIGINS', 'partner.example.com', '"partner.example.com"', origins],
  ['MAIL_FROM', 'Wellbooked', '"Wellbooked"', 'a sender like Wellbooked <calls@example.com>'],
  ['MAIL_FROM', 'smtp://owner:hunter2@host', null, 'a sender like Wellbooked <calls@example.com>'],
  ['MAIL_COPY_TO', 'team', '"team"', 'an e-mail address'],
  ['TRUSTED_PROXIES', 'yes', '"yes"', 'a whole number from 0 to 10'],
  ['LOG_LEVEL', 'loud', '"loud"', 'fatal, error, warn, info, debug, trace or silent'],
  [
    'ANALYTICS_ID',
    'UA-1234-1',
    '"UA-1234-1"',
    'the identifier of a Google Analytics property, like G-AB12CD34EF',
  ],
  ['BOOKING_ATTEMPTS_PER_TEN_MINUTES', '0', '"0"', 'a whole number from 1 to 1000000'],
]

describe('a wrong setting ends `npm start` before the build with one sentence', () => {
  it.each(inBrief ? settings.filter((_, n) => n % 5 === 0) : settings)('%s=%s', (name, value, shown, wants) =>
    expectRefusal(
      { [name]: value },
      `${name} is set to ${shown ?? 'a value it cannot use'}; it wants ${wants}.`,
    ),
  )
})

const wantsFolder = 'it wants a folder that this user may write, with free space.'

describe('a data folder that cannot be used ends `npm start` before the build with one sentence', () => {
  it.each([
    ['a file', () => aFile, 'it is a file, or below one'],
    ['in a folder of the system', () => '/proc/wellbooked', 'it is missing'],
    ['below a file', () => path.join(aFile, 'data'), 'it is a file, or below one'],
  ])('%s', async (_, place, why) => {
    const dataDir = place()
    await expectRefusal(
      { DATA_DIR: dataDir },
      `DATA_DIR is set to ${JSON.stringify(dataDir)}, which can't be written (${why}); ${wantsFolder}`,
    )
  })
})

describe('.env', () => {
  it('with a line that sets nothing ends `npm start` with its number, not with its text', async () => {
    const file = path.join(project.folder, '.env')
    writeFileSync(file, '# Mail\nMAIL_COPY_TO=team@example.com\n\nSMTP_URL smtp://owner:hunter2@host\n')
    await expectRefusal(
      {},
      '.env, line 4, sets nothing; it must be like NAME=value, with both quotes where a value has any, or begin with #.',
    )
    rmSync(file)
  })

  it('that is a folder is refused', async () => {
    const place = path.join(project.folder, '.env')
    mkdirSync(place)
    await expectRefusal({}, ".env can't be read (EISDIR); it must be a text file with lines like NAME=value.")
    rmSync(place, { recursive: true })
  })
})
