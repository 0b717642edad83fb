import path from 'node:path'
import { expect, it } from 'vitest'
import { textOf } from '../../app/seo/site-files/read-page.ts'
import { pageAddresses } from '../fixtures/page-addresses.ts'
import { copyProject } from '../fixtures/project-copy.ts'
import { runToEnd } from '../fixtures/servers/npm-start.ts'
import { startServer } from '../fixtures/servers/start-server.ts'
import { temporaryFolder } from '../fixtures/temporary-folder.ts'

const folder = temporaryFolder()

it('a price that an owner changes in its one place changes on every page, with all that is computed from it', async () => {
  const project = copyProject(path.join(folder, 'project'), { withBuild: false })
  const promises = 'content/promises.yaml'
  project.edit(promises, 'machine: 10000', 'machine: 11111')
  project.edit(
    promises,
    'dollarsPerConsultation: { from: 250, to: 300 }',
    'dollarsPerConsultation: { from: 252, to: 304 }',
  )
  const env = { DATA_DIR: path.join(folder, 'data') }
  expect(await runToEnd(project.folder, env)).toMatchObject({ code: 0, lines: [] })
  const server = await startServer(env, project.folder)
  const pages = await Promise.all(
    pageAddresses.map(async (address): Promise<[string, string]> => {
      const html = await (await fetch(server.origin + address)).text()
      return [address, textOf(html)]
    }),
  )
  await server.stop()
  const withAmount = (amount: string) =>
    pages.filter(([, text]) => text.includes(amount)).map(([address]) => address)
  const places = {
    '/': ['$11,111', '$17,411–$18,711', '$56,133', '$33,333'],
    '/whats-included': ['$11,111', '$6,300–$7,600', '$56,133'],
    '/patient-acquisition-machine': ['$11,111'],
    '/samples/monthly-report': ['$11,111'],
  }
  for (const [address, amounts] of Object.entries(places))
    for (const amount of amounts) expect(withAmount(amount), amount).toContain(address)
  for (const old of ['$6,250', '$7,500 a month in ads', '$16,250–$17,500', '$52,500', '$30,000 in retainers'])
    expect(withAmount(old), old).toEqual([])
})
