import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { getMimeType } from 'hono/utils/mime'
import { cacheBody } from './cached-body.ts'
import { filePolicy } from './content-policy.ts'
import { allDocuments, type BuiltFile, CDN_POLICY, REVALIDATED, readPrecompressed } from './documents.ts'
import { encodings } from './encodings.ts'

/** Files named by a hash of their content never change. */
export const HASHED = 'public, max-age=31536000, immutable'

/** Search engines should lead to the guide's page. The pages' policy would block the browsers' PDF viewers. */
export const pdfHeaders = { 'X-Robots-Tag': 'noindex', 'Content-Security-Policy': "frame-ancestors 'self'" }

/** Compressed variants, documents, films, and the settings of static hosts. */
const notFiles = [...encodings.map(({ ending }) => `**/*${ending}`), allDocuments, 'films/**', '_*']

/**
 * Reads the built files that are no documents, by the path each is served at: scripts, styles and fonts with a hashed name,
 * icons, share pictures, the PDF guide.
 * @param clientFolder `build/site/client`
 */
export function loadFiles(clientFolder: string): ReadonlyMap<string, BuiltFile> {
  const files = new Map<string, BuiltFile>()
  for (const entry of globSync('**/*', { cwd: clientFolder, exclude: notFiles, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const file = path.join(entry.parentPath, entry.name)
    const name = path.relative(clientFolder, file).split(path.sep).join('/')
    const caching = name.startsWith('assets/')
      ? { 'Cache-Control': HASHED }
      : { 'Cache-Control': REVALIDATED, 'CDN-Cache-Control': CDN_POLICY }
    files.set(`/${encodeURI(name)}`, {
      body: cacheBody(readFileSync(file), readPrecompressed(file)),
      headers: {
        'Content-Type': getMimeType(name) ?? 'application/octet-stream',
        ...caching,
        ...(name.endsWith('.pdf') ? pdfHeaders : { 'Content-Security-Policy': filePolicy }),
      },
    })
  }
  return files
}
