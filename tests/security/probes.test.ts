import { expect, it } from 'vitest'
import { serverForTests } from '../fixtures/servers/server-for-tests.ts'

const server = serverForTests()

it.each(['/livez', '/readyz', '/health'])('%s answers and is not stored by caches', async (address) => {
  const response = await fetch(server.origin + address)
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('no-store')
})
