import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

export function mailFolder(dataDir: string): string {
  return join(dataDir, 'mail')
}

/** Sorted paths of the mails that have an address in To, Cc, Reply-To or X-Visitors, as every mail about a visitor does. */
export async function mailsOf(folder: string, address: string): Promise<string[]> {
  const files = (await mailNames(folder)).map((name) => join(folder, name))
  const headers = await Promise.all(files.map(headersOf))
  return files.filter((_, index) => isAbout(headers[index] ?? '', address.toLowerCase()))
}

/** Deletes the mails older than the limit and returns their number. */
export async function deleteMailsBefore(folder: string, limit: Temporal.Instant): Promise<number> {
  let deleted = 0
  for (const name of await mailNames(folder)) {
    const file = join(folder, name)
    const written = await stat(file).catch(unlessMissing)
    if (!written || written.mtimeMs >= limit.epochMilliseconds) continue
    await rm(file, { force: true })
    deleted += 1
  }
  return deleted
}

async function mailNames(folder: string): Promise<string[]> {
  const names = (await readdir(folder).catch(unlessMissing)) ?? []
  return names.filter((name) => /\.eml(\.part)?$/.test(name)).sort()
}

async function headersOf(file: string): Promise<string> {
  const text = (await readFile(file, 'utf8').catch(unlessMissing)) ?? ''
  return (text.split(/\r?\n\r?\n/, 1)[0] ?? '').replace(/\r?\n[ \t]+/g, ' ')
}

function isAbout(headers: string, address: string): boolean {
  const lines = headers.match(/^(?:to|cc|reply-to|x-visitors):.*/gim) ?? []
  return lines.some((line) => addressesIn(line.toLowerCase()).includes(address))
}

function addressesIn(header: string): string[] {
  return header.match(/[^\s<>,;:"()]+@[^\s<>,;:"()]+/g) ?? []
}

/** Another process may have deleted it meanwhile. */
function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
