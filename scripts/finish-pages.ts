import { globSync } from 'node:fs'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import type { Manifest } from 'vite'
import { type DeploymentValues, fillDeploymentValues } from '../app/deployment-values.ts'
import { withPageStyle } from './page-style.ts'
import { filesOfEntry, unreferencedFiles } from './scripts-of-page.ts'

/**
 * Post-processes the prerendered pages: the page of a missing address becomes a file, each document keeps only the
 * style it uses, placeholders are replaced with the deployment's values, and scripts that nothing loads are
 * deleted. `deployment-values.json` records those values for a server that starts with others.
 */
export async function finishPages(siteFolder: string, deploymentValues: DeploymentValues): Promise<void> {
  const client = path.join(siteFolder, 'client')
  const manifestFile = path.join(siteFolder, 'manifest.json')
  await rename(path.join(client, '.vite', 'manifest.json'), manifestFile)
  await rm(path.join(client, '.vite'), { recursive: true })
  const manifest: Manifest = JSON.parse(await readFile(manifestFile, 'utf8'))
  await writeFile(path.join(client, '404.html'), await missingPage(siteFolder))
  const scripts = globSync('assets/*.{js,css}', { cwd: client })
  // Loader data and scripts of routes: only the router in the browser would load them, and no page runs it.
  for (const file of [...globSync('**/*.data', { cwd: client }), ...unreferencedFiles(manifest, scripts)])
    await rm(path.join(client, file))
  for (const file of globSync('**/*.{html,xml,txt,webmanifest}', { cwd: client })) {
    const place = path.join(client, file)
    const made = await readFile(place, 'utf8')
    const finished = file.endsWith('.html')
      ? withPageStyle(made, await fetchedBy(made, manifest, client))
      : made
    await writeFile(place, fillDeploymentValues(finished, deploymentValues))
  }
  await writeFile(path.join(siteFolder, 'deployment-values.json'), JSON.stringify(deploymentValues))
}

/** Renders the 404 page, which React Router does not prerender and static hosts need as a file. */
async function missingPage(siteFolder: string): Promise<string> {
  const build = await import(pathToFileURL(path.join(siteFolder, 'server', 'index.js')).href)
  const render = createRequestHandler(build, 'production')
  const context = new RouterContextProvider()
  const response = await render(new Request('http://localhost/404'), context)
  if (response.status !== 404) throw new Error(`The missing page answered ${response.status}.`)
  return response.text()
}

/**
 * Source text of the scripts and styles that a document can fetch: the entry's, and those of its islands. React itself
 * is left out: it sets no classes, but contains words such as `transition` and `hidden` that would keep rules.
 */
async function fetchedBy(html: string, manifest: Manifest, client: string) {
  const islands = [...html.matchAll(/ data-island="([\w-]+)"/g)].map(([, name = '']) => name)
  const texts = await Promise.all(
    filesOfEntry(manifest, islands)
      .filter((file) => !file.startsWith('assets/react-'))
      .map(async (file) => ({ file, text: await readFile(path.join(client, file), 'utf8') })),
  )
  const ending = (end: string) =>
    texts.flatMap(({ file, text }) => (file.endsWith(end) ? [text] : [])).join('\n')
  return { scripts: ending('.js'), styles: ending('.css') }
}
