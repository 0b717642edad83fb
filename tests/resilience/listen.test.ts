import { expect, it } from 'vitest'
import { describeListenError } from '../../server/listen.ts'
import { refusedStart } from '../fixtures/servers/start-server.ts'
import { temporaryFolder } from '../fixtures/temporary-folder.ts'

const DATA_DIR = temporaryFolder()

it('an address of another machine ends the start with one sentence', async () => {
  const HOST = '203.0.113.1'
  const { code, output } = await refusedStart({ DATA_DIR, LOG_LEVEL: 'warn', PORT: '0', HOST })
  expect(code).toBe(1)
  expect(output).toMatch(/^HOST is set to "203\.0\.113\.1"[^\n]+\.\n$/)
})

it('so does a port that only root may open', () => {
  expect(describeListenError('EACCES', { port: 80, host: undefined })).toContain('port 80;')
})
