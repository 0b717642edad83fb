import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { createRequestHandler, type ServerBuild } from 'react-router'
import { pageAddresses } from '../seo/page-addresses.ts'
import { type FoundPage, readPage } from './read-page.ts'

/**
 * Every page of the site, in the order of app/routes.ts: from its file where the build made one, else rendered as
 * a visit without query would see it.
 * @param buildFolder holds `site/client` and `site/server`, as `react-router build` leaves them
 */
export async function readSite(buildFolder: string): Promise<FoundPage[]> {
  const server = pathToFileURL(path.join(buildFolder, 'site', 'server', 'index.js')).href
  const build: ServerBuild = await import(server)
  const render = createRequestHandler(build, 'production')
  const client = path.join(buildFolder, 'site', 'client')

  return Promise.all(
    pageAddresses(build).map(async (address) => {
      const file = path.join(client, address, 'index.html')
      if (existsSync(file)) return readPage(address, await readFile(file, 'utf8'))
      const answer = await render(new Request(new URL(address, 'http://localhost')))
      if (answer.status !== 200) throw new Error(`${address} answers ${answer.status} at build.`)
      return readPage(address, await answer.text())
    }),
  )
}
