import { expect, it } from 'vitest'
import { runScript } from '../fixtures/run-desk.ts'
import { serverForTests } from '../fixtures/servers/server-for-tests.ts'
import { temporaryFolder } from '../fixtures/temporary-folder.ts'
import { freeStarts } from '../fixtures/visitor.ts'

const dataDir = temporaryFolder()
const desk = (...typed: string[]) => runScript('desk.ts', { DATA_DIR: dataDir }, ...typed)

it('changes the calendar of a running site at once, and reads that of a killed and a stopped one', async () => {
  const env = { DATA_DIR: dataDir, LOG_LEVEL: 'warn' }
  const first = await serverForTests(env)
  const [start = ''] = await freeStarts(first.origin)
  const [day = '', time = ''] = Temporal.Instant.from(start)
    .toZonedDateTimeISO('America/New_York')
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' })
    .split('T')
  const booked = await desk('book', day, time, '--name', 'Dana Doe', '--email', 'dana@example.com')
  expect(booked).toMatchObject({ code: 0, complaint: '' })
  const [, id = ''] = /([\da-f]{8}) +booked/.exec(booked.out) ?? []
  expect(await freeStarts(first.origin)).not.toContain(start)

  await first.kill()
  expect((await desk('bookings')).code).toBe(0)
  const second = await serverForTests(env)
  expect(await freeStarts(second.origin)).not.toContain(start)
  expect((await desk('cancel', id)).code).toBe(0)
  expect(await freeStarts(second.origin)).toContain(start)
  await second.stop()
  expect((await desk('bookings')).code).toBe(0)
})
