import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { accessSync, chownSync, constants, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

export interface RunningPostgres {
  /** `postgres://…` of a superuser on an empty database. */
  url: string
  stop(): Promise<void>
}

/**
 * Starts a PostgreSQL of its own on a free port of 127.0.0.1, with its files in a temporary folder.
 * null where no PostgreSQL binaries are installed; throws when they are and will not start.
 */
export async function startPostgres(): Promise<RunningPostgres | null> {
  const bin = binaries()
  if (!bin) return null
  const folder = mkdtempSync(join(tmpdir(), 'desk-postgres-'))
  const as = unprivileged()
  if (as.uid !== undefined) chownSync(folder, as.uid, as.gid)
  const data = join(folder, 'data')
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'desk', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'],
    { ...as, cwd: folder, stdio: 'pipe' },
  )
  const port = await freePort()
  const server = spawn(
    join(bin, 'postgres'),
    ['-D', data, '-h', '127.0.0.1', '-p', String(port), '-k', folder, '-F'],
    { ...as, cwd: folder, stdio: 'ignore' },
  )
  const url = `postgres://desk@127.0.0.1:${port}/postgres`
  const stop = async () => {
    if (server.exitCode === null && server.signalCode === null) {
      const exit = once(server, 'exit')
      // SIGINT is PostgreSQL's "fast" shutdown: it ends the sessions instead of waiting for them.
      server.kill('SIGINT')
      await exit
    }
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await answering(url, server)
  } catch (error) {
    await stop()
    throw error
  }
  return { url, stop }
}

/** The newest PostgreSQL of Debian's layout, or the first on the PATH. */
function binaries(): string | null {
  const root = '/usr/lib/postgresql'
  const versions = existsSync(root) ? readdirSync(root).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...versions.map((version) => join(root, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ]
  return folders.find((folder) => runs(join(folder, 'initdb')) && runs(join(folder, 'postgres'))) ?? null
}

function runs(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** PostgreSQL refuses to run as root, so root starts it as `nobody`. */
function unprivileged(): { uid: number; gid: number } | { uid?: never; gid?: never } {
  if (process.getuid?.() !== 0) return {}
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('The system gave no free port.')
  return address.port
}

async function answering(url: string, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + 20_000
  for (;;) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL ended at once, with code ${server.exitCode}.`)
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      if (Date.now() > deadline) throw error
      await wait(100)
    }
  }
}
