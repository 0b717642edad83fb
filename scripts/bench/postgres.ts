import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from './site-under-test.ts'

export interface BenchPostgres {
  /** Creates an empty database and returns its address. */
  create(name: string): Promise<string>
  stop(): Promise<void>
}

/** Debian's layout; the newest version is taken. */
const VERSIONS = '/usr/lib/postgresql'

/**
 * Starts a PostgreSQL server with its default settings and a folder that is thrown away. Commits are synced to the
 * disk, as the embedded database's are.
 * @returns undefined when PostgreSQL is not installed
 */
export async function startBenchPostgres(): Promise<BenchPostgres | undefined> {
  const [newest] = (existsSync(VERSIONS) ? readdirSync(VERSIONS) : []).sort((a, b) => Number(b) - Number(a))
  if (!newest) return undefined
  const bin = path.join(VERSIONS, newest, 'bin')
  const folder = mkdtempSync(path.join(tmpdir(), 'wellbooked-bench-postgres-'))
  const as = unprivileged()
  if (as.uid !== undefined) chownSync(folder, as.uid, as.gid)
  const data = path.join(folder, 'data')
  const init = ['-D', data, '-U', 'desk', '--auth=trust', '--encoding=UTF8', '--locale=C']
  execFileSync(path.join(bin, 'initdb'), init, { ...as, cwd: folder, stdio: 'pipe' })
  const port = await freePort()
  const server = spawn(
    path.join(bin, 'postgres'),
    ['-D', data, '-h', '127.0.0.1', '-p', `${port}`, '-k', folder],
    { ...as, cwd: folder, stdio: 'ignore' },
  )
  const address = (name: string) => `postgres://desk@127.0.0.1:${port}/${name}`
  const admin = await connected(address('postgres'))
  return {
    async create(name) {
      await admin.query(`create database ${pg.escapeIdentifier(name)}`)
      return address(name)
    },
    async stop() {
      await admin.end()
      const gone = once(server, 'exit')
      server.kill('SIGINT')
      await gone
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** PostgreSQL does not run as root, so root starts it as `nobody`. */
function unprivileged(): { uid: number; gid: number } | { uid?: never; gid?: never } {
  if (process.getuid?.() !== 0) return {}
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

async function connected(url: string): Promise<pg.Client> {
  const deadline = Date.now() + 20_000
  for (;;) {
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      return client
    } catch (error) {
      if (Date.now() > deadline) throw error
      await wait(100)
    }
  }
}
