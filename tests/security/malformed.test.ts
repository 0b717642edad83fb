import { describe, expect, it } from 'vitest'
import { serverForTests } from '../fixtures/server-for-tests.ts'
import { malformedRequests } from './malformed-requests.ts'
import { rawRequest, statusOf } from './raw-request.ts'

const server = serverForTests()

describe('a request that no browser sends', () => {
  it.each(malformedRequests)('$what', async ({ bytes, allowed }) => {
    const answer = await rawRequest(server.origin, bytes)
    expect(allowed, answer.slice(0, 300)).toContain(statusOf(answer))
    expect(answer).not.toMatch(
      /\/\/evil\.example|echoed|smuggled|root:x:|"dependencies"|node_modules|\n +at /,
    )
    // Nothing more was read from what followed.
    expect(answer.match(/^HTTP\/1\.1 [2-5]/gm)?.length ?? 0).toBeLessThanOrEqual(1)
  })

  it('writes no stack to the log, and the site goes on answering', async () => {
    expect((await fetch(server.origin)).status).toBe(200)
    expect(server.output()).not.toMatch(/\n +at |"level":[56]0/)
  })
})
