import { spawnSync } from 'node:child_process'
import { cpSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { copyProject } from '../fixtures/project-copy.ts'
import { startServer } from '../fixtures/servers/start-server.ts'
import { temporaryFolder } from '../fixtures/temporary-folder.ts'

/** What `npm run launch-check` asks for besides content. */
const SERVICES = {
  SITE_ORIGIN: 'https://www.harborline.internal',
  SMTP_URL: 'smtp://127.0.0.1:2525',
  MAIL_FROM: 'Harborline <team@harborline.internal>',
  BACKUP_DIR: temporaryFolder(),
  BACKUP_COMMAND: 'true {file}',
  ALERT_URL: 'https://hooks.harborline.internal/alarms',
}

/** Replaces what the demo says by what another agency does: brand, people, a clinic, posts; the demo's clinics go. */
function becomeHarborline({ folder, edit }: ReturnType<typeof copyProject>) {
  const site = path.resolve(import.meta.dirname, '..', 'fixtures', 'site')
  const content = path.join(folder, 'content')
  for (const part of ['site.yaml', 'people', 'clinics', 'posts']) {
    rmSync(path.join(content, part), { recursive: true })
    cpSync(path.join(site, part), path.join(content, part), { recursive: true })
  }
  edit('content/promises.yaml', /isConfirmed: false/, 'isConfirmed: true')
  edit('content/promises.yaml', /minimumIsConfirmed: false/, 'minimumIsConfirmed: true')
  // As `npm run pictures` would write it.
  writeFileSync(path.join(content, 'pictures', 'brand.txt'), 'Harborline\n')
  rmSync(path.join(folder, 'tests', 'demo'), { recursive: true })
}

it('an owner who replaces the demo content gets a site that is ready, and tests that pass', async () => {
  const folder = path.join(temporaryFolder(), 'site')
  const copy = copyProject(folder, { withBuild: false, withTests: true })
  becomeHarborline(copy)
  const run = (...parameters: string[]) => {
    const env = { ...process.env, ...SERVICES, NO_COLOR: '1', NODE_ENV: undefined, VITEST: undefined }
    const { status, stdout, stderr } = spawnSync(process.execPath, parameters, {
      cwd: folder,
      env,
      encoding: 'utf8',
    })
    return { status, said: stdout + stderr }
  }

  expect(run('scripts/launch-check.ts').said).toContain('Ready for launch.')
  expect(run('scripts/build.ts')).toMatchObject({ status: 0 })
  expect(run('node_modules/typescript/bin/tsc').said).toBe('')

  const server = await startServer({ ...SERVICES, DATA_DIR: temporaryFolder() }, folder)
  try {
    const sitemap = await (await fetch(`${server.origin}/sitemap.xml`)).text()
    const addresses = [...sitemap.matchAll(/<loc>https:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, at = '']) => at)
    expect(addresses).toContain('/harbor-view')
    expect(addresses).toContain('/blog/what-a-first-visit-costs')
    for (const address of addresses) {
      const response = await fetch(server.origin + address)
      const html = await response.text()
      expect(response.status, address).toBe(200)
      expect(html, address).toContain('Harborline')
      expect(html, address).not.toMatch(/Wellbooked|Legacy Oaks|Desert Light|Dana Whitfield/)
    }
  } finally {
    await server.kill()
  }

  const tests = run(
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project=shared',
    '--project=built',
    'app/',
    'tests/integration',
  )
  expect(tests.said.split('\n').filter((line) => /^\s*FAIL|Error:/.test(line))).toEqual([])
  expect(tests.status).toBe(0)
  expect(readdirSync(path.join(folder, 'tests'))).not.toContain('demo')
}, 300_000)
