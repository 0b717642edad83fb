import { globSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import { type Stamps, stamp } from '../settings/stamps.ts'
import { trimStyle } from './trim-style.ts'

/**
 * The last hand on what React Router made: the page of a missing address becomes a file, each document keeps
 * only the style it uses, and everything that names this site's address gets the deployment's.
 * Leaves word of those values in `stamps.json`, for a server that is told others.
 */
export async function finishPages(siteFolder: string, stamps: Stamps): Promise<void> {
  const client = path.join(siteFolder, 'client')
  await writeFile(path.join(client, '404.html'), await missingPage(siteFolder))
  // Loader data for the router in the browser, which no page here runs.
  for (const file of globSync('**/*.data', { cwd: client })) await rm(path.join(client, file))
  for (const file of globSync('**/*.{html,xml,txt,webmanifest}', { cwd: client })) {
    const place = path.join(client, file)
    const made = await readFile(place, 'utf8')
    const trimmed = file.endsWith('.html') ? await withTrimmedStyle(made, client) : made
    await writeFile(place, stamp(trimmed, stamps))
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

async function withTrimmedStyle(html: string, client: string): Promise<string> {
  const style = /<style>([\s\S]*?)<\/style>/.exec(html)
  if (!style) throw new Error('A page has no style in its head.')
  const [tag, css = ''] = style
  const scripts = (await scriptsOf(html, client)).join('\n')
  return html.replace(tag, () => `<style>${trimStyle(css, html.replace(tag, ''), scripts)}</style>`)
}

/** The scripts that a document names, and those that they may load later. */
async function scriptsOf(html: string, client: string): Promise<string[]> {
  const texts = new Map<string, string>()
  const wanted = [html]
  for (let text = wanted.pop(); text !== undefined; text = wanted.pop()) {
    for (const [file] of text.matchAll(/\/assets\/[\w-]+\.js/g)) {
      if (texts.has(file)) continue
      const script = await readFile(path.join(client, file), 'utf8')
      texts.set(file, script)
      wanted.push(script)
    }
  }
  return [...texts.values()]
}
