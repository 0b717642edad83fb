import { mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../tests/fixtures/temporary-folder.ts'
import { faultIn, loadEnvFile } from './env-file.ts'

const root = path.resolve(import.meta.dirname, '..')

it.each([
  '',
  '\n\n# A note\n',
  '\uFEFFPORT=3000',
  'export PORT=3000\r\nHOST = 127.0.0.1 \r\n',
  'MAIL_FROM="Wellbooked <calls@example.com>" # the sender\n',
  'HOST=\nPORT=3000',
])('takes %j', (text) => {
  expect(faultIn(text)).toBeNull()
})

it.each([
  ['PORT 3000', 1],
  ['PORT=3000\nSMTP_URL: smtp://owner:hunter2@host\n', 2],
  ['# A note\n\nMAIL_FROM="Wellbooked\nPORT=3000\n', 3],
  ['=3000\n', 1],
  ['PORT="3000" and more\n', 1],
])('finds the line of %j that sets nothing', (text, line) => {
  expect(faultIn(text)).toContain(`.env, line ${line}, sets nothing`)
  expect(faultIn(text)).not.toContain('hunter2')
})

it('takes the example as it is, and with every setting switched on', () => {
  const example = readFileSync(path.join(root, '.env.example'), 'utf8')
  expect(faultIn(example)).toBeNull()
  const full = example.replace(/^# (?=[A-Z_]+=)/gm, '')
  expect(faultIn(full)).toBeNull()
})

it.each([
  ['\nSMPT_URL=smtp://user:hunter2@host', 'SMPT_URL in .env, line 2, is no setting: did you mean SMTP_URL?'],
  ['export SITE_ORGIN = x', 'SITE_ORGIN in .env, line 1, is no setting: did you mean SITE_ORIGIN?'],
  ['WALLPAPER=hunter2', 'WALLPAPER in .env, line 1, is no setting: .env.example lists them all.'],
  ['# SMPT_URL=\nSITE_HOST=www.example.com\nNODE_OPTIONS=\nTZ=UTC', null],
])('names the nearest setting for %j', (text, sentence) => {
  expect(faultIn(text)).toBe(sentence)
})

it('refuses a folder named .env', () => {
  const folder = temporaryFolder()
  mkdirSync(path.join(folder, '.env'))
  expect(() => loadEnvFile(folder)).toThrow(/^\.env can't be read \(EISDIR\)/)
})
