import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Whose mails are meant: a contact, the records about the person, and the messages about those. */
export interface MailOwner {
  /** An e-mail address; anything else finds only what is about the records. */
  contact: string
  /** Ids of bookings and leads. */
  subjects: string[]
  /** Ids of outbox rows, which name the files. */
  messages: string[]
  /** Ids of records and messages whose mails are left out, though they may be to the same address. */
  except: string[]
}

/** The folder of the mails that are written to files. */
export function mailFolder(dataDir: string): string {
  return join(dataDir, 'mail')
}

/** Paths of the mails in the folder to, from or about somebody, sorted. */
export async function mailsOf(folder: string, owner: MailOwner): Promise<string[]> {
  const [names, others] = [new Set(owner.messages), new Set(owner.except)]
  const found: string[] = []
  for (const name of await mailNames(folder)) {
    const file = join(folder, name)
    const message = name.replace(/\.eml(\.part)?$/, '')
    if (others.has(message)) continue
    if (names.has(message) || isAbout(await headersOf(file), owner)) found.push(file)
  }
  return found
}

/** Deletes the mails that are older than the limit. Returns their number. */
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

/** The part before the first empty line, with folded lines joined. */
async function headersOf(file: string): Promise<string> {
  const text = (await readFile(file, 'utf8').catch(unlessMissing)) ?? ''
  return (text.split(/\r?\n\r?\n/, 1)[0] ?? '').replace(/\r?\n[ \t]+/g, ' ')
}

/** To them, with replies to them, or with an id of their records in its Message-ID. */
function isAbout(headers: string, { contact, subjects, except }: MailOwner): boolean {
  const address = contact.toLowerCase()
  const fields = headers.split(/\r?\n/).map((line) => {
    const [, name = '', content = ''] = /^([\w-]+):(.*)$/.exec(line) ?? []
    return { name, content: content.toLowerCase() }
  })
  const names = (ids: string[]) =>
    fields.some(({ name, content }) => /^message-id$/i.test(name) && ids.some((id) => content.includes(id)))
  if (names(except)) return false
  return (
    names(subjects) ||
    fields.some(
      ({ name, content }) => /^(to|cc|reply-to)$/i.test(name) && addressesIn(content).includes(address),
    )
  )
}

function addressesIn(header: string): string[] {
  return header.match(/[^\s<>,;:"()]+@[^\s<>,;:"()]+/g) ?? []
}

/** Another process may have deleted it meanwhile. */
function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
