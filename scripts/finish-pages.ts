import { globSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import { type DeploymentValues, stamp } from '../app/deployment-values.ts'
import { type Fetched, withPageStyle } from './page-style/page-style.ts'

/**
 * The last hand on what React Router made: the page of a missing address becomes a file, each document keeps
 * only the style it uses, and everything that names this site's address gets the deployment's.
 * Leaves word of those values in `stamps.json`, for a server that is told others.
 */
export async function finishPages(siteFolder: string, stamps: DeploymentValues): Promise<void> {
  const client = path.join(siteFolder, 'client')
  await writeFile(path.join(client, '404.html'), await missingPage(siteFolder))
  // Loader data for the router in the browser, which no page here runs.
  for (const file of globSync('**/*.data', { cwd: client })) await rm(path.join(client, file))
  for (const file of globSync('**/*.{html,xml,txt,webmanifest}', { cwd: client })) {
    const place = path.join(client, file)
    const made = await readFile(place, 'utf8')
    const finished = file.endsWith('.html') ? withPageStyle(made, await fetchedBy(made, client)) : made
    await writeFile(place, stamp(finished, stamps))
  }
  await writeFile(path.join(siteFolder, 'stamps.json'), JSON.stringify(stamps))
}

/** The router has no file for an address that does not exist; a static host wants one. */
async function missingPage(siteFolder: string): Promise<string> {
  const build = await import(pathToFileURL(path.join(siteFolder, 'server', 'index.js')).href)
  const render = createRequestHandler(build, 'production')
  const context = new RouterContextProvider()
  const response = await render(new Request('http://localhost/404'), context)
  if (response.status !== 404) throw new Error(`The missing page answered ${response.status}.`)
  return response.text()
}

/** The scripts that a document names, and the scripts and styles that they may fetch later. */
async function fetchedBy(html: string, client: string): Promise<Fetched> {
  const texts = new Map<string, string>()
  const wanted = [html]
  for (let text = wanted.pop(); text !== undefined; text = wanted.pop()) {
    for (const [file] of text.matchAll(/\/assets\/[\w-]+\.(?:js|css)/g)) {
      if (texts.has(file)) continue
      const fetched = await readFile(path.join(client, file), 'utf8')
      texts.set(file, fetched)
      wanted.push(fetched)
    }
  }
  const ending = (end: string) =>
    [...texts].flatMap(([file, text]) => (file.endsWith(end) ? [text] : [])).join('\n')
  return { scripts: ending('.js'), styles: ending('.css') }
}
