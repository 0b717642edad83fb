import { expect, it } from 'vitest'
import { runScript } from '../fixtures/run-desk.ts'
import { serverForTests } from '../fixtures/servers/server-for-tests.ts'
import { temporaryFolder } from '../fixtures/temporary-folder.ts'
import { freeStarts } from '../fixtures/visitor.ts'

const dataDir = temporaryFolder()
const desk = (...typed: string[]) => runScript('desk.ts', { DATA_DIR: dataDir }, ...typed)

it('opens the office of a running site, and reads the calls of a killed and a stopped one', async () => {
  const env = { DATA_DIR: dataDir, LOG_LEVEL: 'warn' }
  const first = await serverForTests(env)
  const [start = ''] = await freeStarts(first.origin)
  const [date = '', time = ''] = Temporal.Instant.from(start)
    .toZonedDateTimeISO('America/New_York')
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' })
    .split('T')
  const printed = await desk('link', '--office')
  expect(printed).toMatchObject({ code: 0, complaint: '' })
  const [, link = ''] = /office\?link=([\w-]+)/.exec(printed.out) ?? []
  const post = (path: string, fields = {}) =>
    fetch(first.origin + path, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })
  const office = (await post(`/desk/office/open?link=${link}`)).headers.get('Location') ?? ''
  const call = { date, time, name: 'Dana Doe', email: 'dana@example.com' }
  const booked = await post(office.replace('office?', 'office/book?'), call)
  expect(booked.headers.get('Location')).toBe(`${office}#calls`)
  expect(await freeStarts(first.origin)).not.toContain(start)

  const names = async () => JSON.parse((await desk('export', 'bookings', '--json')).out)
  await first.kill()
  expect(await names()).toMatchObject([{ name: 'Dana Doe', startsAt: start }])
  const second = await serverForTests(env)
  expect(await freeStarts(second.origin)).not.toContain(start)
  await second.stop()
  expect(await names()).toHaveLength(1)
})
