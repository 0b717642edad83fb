import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { createRequestHandler, type ServerBuild } from 'react-router'
import { deploymentPlaceholders, fillDeploymentValues } from '../../deployment-values.ts'
import { pageAddresses } from '../page-addresses.ts'
import { readPage, type SitePage } from './read-page.ts'

/**
 * Reads every page of the site in the order of app/routes.ts: from its file if it was prerendered, otherwise rendered
 * for a request without query.
 * @param buildFolder holds `site/client` and `site/server`, as `react-router build` leaves them
 */
export async function readSite(buildFolder: string): Promise<SitePage[]> {
  const server = pathToFileURL(path.join(buildFolder, 'site', 'server', 'index.js')).href
  const build: ServerBuild = await import(server)
  const render = createRequestHandler(build, 'production')
  const client = path.join(buildFolder, 'site', 'client')

  return Promise.all(
    pageAddresses(build).map(async (address) => {
      const file = path.join(client, address, 'index.html')
      if (existsSync(file))
        return readPage(address, withoutDeploymentValues(await readFile(file, 'utf8'), buildFolder))
      const answer = await render(new Request(new URL(address, 'http://localhost')))
      if (answer.status !== 200) throw new Error(`${address} answers ${answer.status} at build.`)
      return readPage(address, await answer.text())
    }),
  )
}

/** Reverses deployment stamping: puts the placeholders back in place of the deployment's values. */
export function withoutDeploymentValues(text: string, buildFolder: string): string {
  const file = path.join(buildFolder, 'site', 'deployment-values.json')
  return existsSync(file)
    ? fillDeploymentValues(text, deploymentPlaceholders, JSON.parse(readFileSync(file, 'utf8')))
    : text
}
