import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { MiddlewareHandler } from 'hono'
import type { DeploymentValues } from '../app/deployment-values.ts'
import { cacheBody, sendCached } from './cached-body.ts'
import { addressOf, CDN_POLICY, REVALIDATED } from './documents.ts'
import { pdfHeaders } from './static-files.ts'

/** A link action as pdfkit writes it, with its object number and address. */
const LINK = /(\d+) 0 obj\n<<\n\/S \/URI\n\/URI \(([^)\n]*)\)\n>>\nendobj/g

/**
 * Returns the PDF with its links to the origin `from` leading to `to`. The changed links are appended as an incremental
 * update (ISO 32000, 7.5.6), because the offsets of all other objects must stay.
 */
export function withOrigin(pdf: Buffer, from: string, to: string): Buffer {
  const text = pdf.toString('latin1')
  const [, dictionary = '', startOfTable = ''] =
    /trailer\n<<\n([\s\S]*?)\n>>\nstartxref\n(\d+)\n%%EOF\s*$/.exec(text) ?? []
  if (!dictionary) throw new Error('The PDF has no trailer of the expected form.')
  let out = text.endsWith('\n') ? text : `${text}\n`
  let table = ''
  for (const [, number, address = ''] of text.matchAll(LINK)) {
    if (!address.startsWith(`${from}/`)) continue
    table += `${number} 1\n${String(out.length).padStart(10, '0')} 00000 n \n`
    out += `${number} 0 obj\n<<\n/S /URI\n/URI (${to}${address.slice(from.length)})\n>>\nendobj\n`
  }
  const end = out.length
  out += `xref\n${table}trailer\n<<\n${dictionary}\n/Prev ${startOfTable}\n>>\nstartxref\n${end}\n%%EOF\n`
  return Buffer.from(out, 'latin1')
}

/** Serves the PDFs with this deployment's origin in their links, if the build was made for another one. */
export function pdfsWithOrigin(clientFolder: string, { origin }: DeploymentValues): MiddlewareHandler {
  const built: DeploymentValues = JSON.parse(
    readFileSync(path.join(clientFolder, '..', 'deployment-values.json'), 'utf8'),
  )
  const files = built.origin === origin ? [] : globSync('**/*.pdf', { cwd: clientFolder })
  const pdfs = new Map(
    files.map((file) => {
      const pdf = withOrigin(readFileSync(path.join(clientFolder, file)), built.origin, origin)
      return [addressOf(file), cacheBody(pdf)]
    }),
  )
  const headers = {
    'Content-Type': 'application/pdf',
    'Cache-Control': REVALIDATED,
    'CDN-Cache-Control': CDN_POLICY,
    ...pdfHeaders,
  }
  return async (c, next) => {
    const found = pdfs.get(c.req.path)
    return found ? sendCached(c, found, headers) : next()
  }
}
