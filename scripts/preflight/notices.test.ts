import { expect, it } from 'vitest'
import { parseEnvironment } from '../../server/config/environment.ts'
import { noticeFindings } from './notices.ts'

const noticed = { unconfirmedProxy: '2026-11-16T13:00:00.000Z' }
const settings = (env: Record<string, string>) => parseEnvironment(env, '/srv/site')

it('reports a proxy that the setting does not count', () => {
  const [finding, more] = noticeFindings(noticed, settings({}))
  expect(more).toBeUndefined()
  expect(finding?.what).toContain('2026-11-16')
  expect(finding?.places).toEqual([{ setting: 'TRUSTED_PROXIES' }])
})

it('is content once the setting counts it, and when there is none', () => {
  expect(noticeFindings(noticed, settings({ TRUSTED_PROXIES: '1' }))).toEqual([])
  expect(noticeFindings({}, settings({}))).toEqual([])
})
