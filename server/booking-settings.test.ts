import { expect, it } from 'vitest'
import { site } from '../app/content/site/site.data.ts'
import { bookingSettings } from './booking-settings.ts'
import { parseEnvironment } from './config/environment.ts'

const settings = (env: Record<string, string>) => bookingSettings(site, parseEnvironment(env, '/srv/site'))

it('refuses to keep backups longer than the privacy policy says', () => {
  const { backupDays } = site.retention
  expect(() => settings({ BACKUP_DIR: 'backups', BACKUP_KEEP: String(backupDays + 1) })).toThrow(
    `BACKUP_KEEP is set to ${backupDays + 1}; it wants at most the ${backupDays} days that the privacy policy states`,
  )
  expect(settings({ BACKUP_DIR: 'backups', BACKUP_KEEP: String(backupDays) }).backup).toEqual({
    folder: '/srv/site/backups',
    keepDays: backupDays,
  })
  expect(settings({ BACKUP_KEEP: '1000' }).backup).toBeUndefined()
  expect(settings({}).retention).toEqual(site.retention)
})
