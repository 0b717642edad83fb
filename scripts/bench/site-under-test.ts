import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { EMPTY_PAGE, emptyPage } from './empty-page.ts'

/** A copy of the built site, with the empty page beside its own, in a folder that is thrown away. */
export interface Copy {
  /** Where `build/site/client` lies in the copy: what nginx is pointed at. */
  clientFolder: string
  /**
   * Starts the copy's server as `npm start` would, on a free port.
   * @param settings environment variables; without DATA_DIR it has a new, empty database
   */
  start(settings?: Record<string, string>): Promise<RunningSite>
  /** A new folder in the copy's, for DATA_DIR. */
  dataFolder(): string
  remove(): Promise<void>
}

export interface RunningSite {
  origin: string
  pid: number
  stop(): Promise<void>
}

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0)
  await once(probe, 'listening')
  const { port } = probe.address() as { port: number }
  probe.close()
  await once(probe, 'close')
  return port
}

/**
 * Copies the built site, because the empty page must come from the same server but must never be in the build.
 * @param root the project's folder, built
 */
export async function copySite(root: string): Promise<Copy> {
  const folder = await mkdtemp(path.join(tmpdir(), 'wellbooked-bench-'))
  await cp(path.join(root, 'build'), path.join(folder, 'build'), { recursive: true })
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction')
  const clientFolder = path.join(folder, 'build', 'site', 'client')
  let folders = 0
  const dataFolder = () => {
    folders += 1
    return path.join(folder, `data-${folders}`)
  }
  return {
    clientFolder,
    dataFolder,
    async start(settings = {}) {
      const port = await freePort()
      const origin = `http://localhost:${port}`
      await mkdir(path.join(clientFolder, EMPTY_PAGE), { recursive: true })
      await writeFile(path.join(clientFolder, EMPTY_PAGE, 'index.html'), emptyPage(origin))
      return startServer(path.join(folder, 'build', 'server', 'main.js'), origin, {
        PORT: String(port),
        SITE_ORIGIN: origin,
        DATA_DIR: dataFolder(),
        ...settings,
      })
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

async function startServer(
  program: string,
  origin: string,
  settings: Record<string, string>,
): Promise<RunningSite> {
  // Nothing of the shell's own settings: two machines are to measure the same site.
  const child = spawn(process.execPath, [program], {
    env: { NODE_ENV: 'production', STOP_DELAY_MS: '0', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  await readiness(child)
  return {
    origin,
    pid: child.pid ?? 0,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      await gone
    },
  }
}

/** Resolves when the server says where it is; both streams are read on, or the process would wait for a reader. */
function readiness(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = ''
    const hear = (chunk: Buffer) => {
      if (said.length > 20_000) return
      said += chunk
      if (said.includes('"Listening"')) resolve()
    }
    child.stdout?.on('data', hear)
    child.stderr?.on('data', hear)
    child.on('error', reject)
    child.on('exit', (code, signal) =>
      reject(new Error(`The built server stopped (${signal ?? code}) at its start:\n${said}`)),
    )
  })
}
