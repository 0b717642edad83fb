import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { describeListenError } from '../../server/listen.ts'
import { refusedStart } from '../fixtures/start-server.ts'
import { temporaryFolder } from '../fixtures/temporary-folder.ts'

const folder = temporaryFolder()
const isOneSentence = (output: string) => /^[^\n]+\.\n$/.test(output)
const refused = (env: Record<string, string>) =>
  refusedStart({ DATA_DIR: path.join(folder, 'data'), LOG_LEVEL: 'warn', PORT: '0', ...env })

describe('an address the site cannot listen on stops the start with one sentence', () => {
  it.each([
    ['no address of this machine', '203.0.113.1'],
    ['an unknown name', 'no-such-host.invalid'],
  ])('HOST is %s', async (_name, HOST) => {
    const { code, output } = await refused({ HOST })
    expect(code).toBe(1)
    expect(output).toContain(`HOST is set to "${HOST}"`)
    expect(isOneSentence(output), output).toBe(true)
  })

  it('a port that only root may open', () => {
    expect(describeListenError('EACCES', { port: 80, host: undefined })).toMatch(
      /^This user may not listen on port 80;/,
    )
    expect(describeListenError('EMFILE', { port: 80, host: undefined })).toBeNull()
  })
})
