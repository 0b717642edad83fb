import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runToEnd } from '../fixtures/npm-start.ts'
import { copyProject, type ProjectCopy } from '../fixtures/project-copy.ts'
import { startPostgres } from '../fixtures/start-postgres.ts'
import { temporaryFolder } from '../fixtures/temporary-folder.ts'
import { inBrief } from '../in-brief.ts'

const folder = temporaryFolder()
const dataDir = path.join(folder, 'data')

const mounted: string[] = []
afterAll(() => {
  for (const place of mounted) execFileSync('umount', [place])
})

/** Mounts a small file system in memory; only root may. */
function mountSmallDisk(place: string, size: string): void {
  mkdirSync(place)
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', place])
  mounted.push(place)
}

/** Whether a file system can be mounted here: not without root, and not in most containers. */
const canMount = (() => {
  const place = path.join(folder, 'mount-test')
  try {
    mountSmallDisk(place, '64k')
    return true
  } catch {
    return false
  }
})()

/** Writes until the disk is full. */
function fill(place: string): void {
  expect(() => writeFileSync(path.join(place, 'ballast'), Buffer.alloc(64 * 1024 * 1024))).toThrow('ENOSPC')
}

describe('a built site whose machine does not let it start ends with one sentence:', () => {
  let project: ProjectCopy
  beforeAll(() => {
    project = copyProject(path.join(folder, 'built'), { withBuild: true })
  })
  const start = (env: Record<string, string>) => runToEnd(project.folder, { LOG_LEVEL: 'warn', ...env })

  it('the port is taken', async () => {
    const other = createServer().listen(0)
    const address = other.address()
    const port = String(typeof address === 'object' && address?.port)
    const { code, lines } = await start({ PORT: port, DATA_DIR: dataDir })
    other.close()
    expect(lines).toEqual([`Port ${port} is taken by another program; set PORT to a free one.`])
    expect(code).toBe(1)
  })

  it('the database does not answer', async () => {
    const { code, lines } = await start({
      DATA_DIR: dataDir,
      DATABASE_URL: 'postgres://desk:hunter2@127.0.0.1:1/none',
    })
    expect(lines).toEqual([expect.stringMatching(/^The database at DATABASE_URL .*ECONNREFUSED.*\.$/)])
    expect(lines.join()).not.toContain('hunter2')
    expect(code).toBe(1)
  })

  it('the database’s user may not create tables', async ({ skip }) => {
    const database = await startPostgres()
    if (!database) return skip('PostgreSQL is not installed')
    try {
      const client = new pg.Client({ connectionString: database.url })
      await client.connect()
      await client.query('create role limited login')
      await client.end()
      const url = new URL(database.url)
      url.username = 'limited'
      url.password = 'hunter2'
      const { code, lines } = await start({ DATA_DIR: dataDir, DATABASE_URL: url.href })
      expect(lines).toEqual([expect.stringMatching(/DATABASE_URL.*42501.*\.$/)])
      expect(lines.join()).not.toContain('hunter2')
      expect(code).toBe(1)
    } finally {
      await database.stop()
    }
  })
})

describe('a machine on which the site cannot be installed or built ends `npm start` with one sentence:', () => {
  let project: ProjectCopy
  beforeAll(() => {
    project = copyProject(path.join(folder, 'project'), { withBuild: false })
  })
  const start = (env: Record<string, string>) => runToEnd(project.folder, { DATA_DIR: dataDir, ...env })

  it.skipIf(inBrief)('memory is short', async () => {
    const { code, lines } = await start({ NODE_OPTIONS: '--max-old-space-size=40' })
    expect(lines).toEqual([
      'The build failed: the step "content" was ended by SIGABRT, most likely because the machine ran out of memory.',
    ])
    expect(code).toBe(1)
  })

  it('Node is too old', async () => {
    const old =
      'Object.defineProperty(process, "versions", { value: { ...process.versions, node: "18.20.4" } })'
    const { code, lines } = await start({
      NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(old)}`,
    })
    expect(lines).toEqual([
      expect.stringMatching(/needs Node 20 or newer, and "node" here is 18\.20\.4.*\.$/),
    ])
    expect(code).toBe(1)
  })

  it('npm has no network', async () => {
    const modules = path.join(project.folder, 'node_modules')
    rmSync(modules, { recursive: true })
    const { code, lines } = await start({
      npm_config_registry: 'http://127.0.0.1:9',
      npm_config_cache: path.join(folder, 'empty-cache'),
      npm_config_fetch_retries: '0',
    })
    expect(lines).toEqual([expect.stringMatching(/^The packages could not be installed: .*registry.*\.$/)])
    expect(code).toBe(1)
  })
})

describe.skipIf(!canMount)('a disk that cannot be written (skipped where nothing can be mounted):', () => {
  const wants = 'it wants a folder that this user may write, with free space.'
  let project: ProjectCopy

  beforeAll(() => {
    const disk = path.join(folder, 'disk')
    mountSmallDisk(disk, '24m')
    project = copyProject(path.join(disk, 'project'), { withBuild: false })
    fill(disk)
  })

  it('the data folder is full', async () => {
    const full = path.join(folder, 'full')
    mountSmallDisk(full, '64k')
    fill(full)
    const { code, lines } = await runToEnd(project.folder, { DATA_DIR: full })
    expect(lines).toEqual([
      `DATA_DIR is set to ${JSON.stringify(full)}, which can't be written (the disk is full); ${wants}`,
    ])
    expect(code).toBe(1)
  })

  it('the data folder is read-only', async () => {
    const place = path.join(folder, 'read-only')
    mountSmallDisk(place, '64k')
    execFileSync('mount', ['-o', 'remount,ro', place])
    const { code, lines } = await runToEnd(project.folder, { DATA_DIR: path.join(place, 'data') })
    expect(lines).toEqual([
      `DATA_DIR is set to ${JSON.stringify(path.join(place, 'data'))}, which can't be written (the disk is read-only); ${wants}`,
    ])
    expect(code).toBe(1)
  })

  it('the project’s disk is full', async () => {
    const { code, lines } = await runToEnd(project.folder, { DATA_DIR: dataDir })
    expect(lines).toEqual([expect.stringMatching(/disk is full.*\.$/)])
    expect(code).toBe(1)
  })

  it('the project’s disk is read-only', async () => {
    execFileSync('mount', ['-o', 'remount,ro', path.dirname(project.folder)])
    const { code, lines } = await runToEnd(project.folder, { DATA_DIR: dataDir })
    expect(lines).toEqual([
      expect.stringMatching(/^The build could not write .*\(EROFS\): the folder is read-only.*\.$/),
    ])
    expect(code).toBe(1)
  })
})
