import { expect, it } from 'vitest'
import { runScript } from '../../tests/fixtures/run-desk.ts'

it('names the services that are not set, and no other', async () => {
  const real = { SITE_ORIGIN: 'https://www.harborpine.com', BACKUP_DIR: '/srv/backups', MAIL_FROM: '' }
  const { code, out } = await runScript('launch-check.ts', { ...real, SMTP_URL: '' })
  const named = (setting: string) => out.includes(`  ${setting}: `)
  expect(['SMTP_URL', 'MAIL_FROM', 'SITE_ORIGIN', 'BACKUP_DIR'].filter(named)).toEqual([
    'SMTP_URL',
    'MAIL_FROM',
  ])
  expect(out).toMatch(/To settle before launch: \d+\.\n$/)
  expect(code).toBe(1)
})
