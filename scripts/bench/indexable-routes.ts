import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { EMPTY_PAGE } from './empty-page.ts'

/**
 * Every address of the running site that a search engine may list: a page that answers 200 and does not forbid it.
 * Asked of the sitemap, of the pages that the build made, and of whatever those pages link to, because some pages
 * are rendered on request and leave no file.
 * @param clientFolder what the build laid out for visitors
 */
export async function indexableRoutes(origin: string, clientFolder: string): Promise<string[]> {
  const files = globSync('**/index.html', { cwd: clientFolder })
  const built = files.map((file) => `/${path.dirname(file)}`.replace(/^\/\.$/, '/'))
  const linked = files.flatMap((file) => {
    const html = readFileSync(path.join(clientFolder, file), 'utf8')
    return [...html.matchAll(/<a [^>]*href="(\/[^"#?.]*)/g)].map(([, address = '/']) => address)
  })
  const candidates = new Set([...(await sitemap(origin)), ...built, ...linked])
  const listed: string[] = []
  candidates.delete(EMPTY_PAGE)
  for (const address of [...candidates].sort()) {
    if (await isIndexable(`${origin}${address}`)) listed.push(address)
  }
  return listed
}

async function sitemap(origin: string): Promise<string[]> {
  const answer = await fetch(`${origin}/sitemap.xml`)
  const text = await answer.text()
  if (!answer.ok) return []
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
}

async function isIndexable(url: string): Promise<boolean> {
  const answer = await fetch(url, { redirect: 'manual' })
  const html = await answer.text()
  if (answer.status !== 200 || !answer.headers.get('Content-Type')?.startsWith('text/html')) return false
  const robots = [answer.headers.get('X-Robots-Tag') ?? '', /<meta name="robots"[^>]*>/.exec(html)?.[0] ?? '']
  return !robots.some((said) => said.includes('noindex'))
}
