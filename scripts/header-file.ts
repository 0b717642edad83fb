import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { contentPolicy, filePolicy, type PolicySetting } from '../server/content-policy.ts'
import { addressOf, CDN_POLICY, REVALIDATED } from '../server/documents.ts'
import { commonHeaders, type HeaderSetting } from '../server/headers.ts'
import { HASHED } from '../server/static-files.ts'

/**
 * Writes `_headers`, in the form that Netlify and Cloudflare read, so that the built pages have the server's
 * headers on such a host too. Hosts combine all rules that match an address, so the rule for all addresses has no
 * Content-Security-Policy: each page has its own.
 */
export async function writeHeaderFile(
  client: string,
  setting: HeaderSetting,
  policy: PolicySetting,
): Promise<void> {
  const rules = [
    rule('/*', commonHeaders(setting)),
    rule('/assets/*', { 'Cache-Control': HASHED, 'Content-Security-Policy': filePolicy }),
  ]
  for (const file of globSync('**/index.html', { cwd: client }).sort()) {
    const html = await readFile(path.join(client, file), 'utf8')
    rules.push(
      rule(addressOf(file), {
        'Cache-Control': REVALIDATED,
        'CDN-Cache-Control': CDN_POLICY,
        'Content-Security-Policy': contentPolicy(html, policy),
      }),
    )
  }
  await writeFile(path.join(client, '_headers'), `${rules.join('\n\n')}\n`)
}

function rule(address: string, headers: Record<string, string>): string {
  return [address, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n')
}
