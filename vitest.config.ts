import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

const engines = 'tests/engines/**/*.test.ts'
const globalSetup = 'tests/fixtures/build-first.ts'
const notTests = ['**/node_modules/**', 'build/**']

const units = '{app,booking,deploy,editor,guide,platform,scripts,server,website-check}/**/*.test.{ts,tsx}'
const ofBuild = 'tests/{architecture,demo,integration}/**/*.test.{ts,tsx}'

/**
 * Tests leave nothing behind and share a worker, which loads each module once. A test that replaces a module, a global or
 * the clock has a worker of its own.
 */
const replaces = /\bvi\.(mock|doMock|stubGlobal|stubEnv|useFakeTimers|setSystemTime)\(/
const sharing = (files: string) =>
  globSync(files).filter((file) => !replaces.test(readFileSync(file, 'utf8')))
const sharingUnits = sharing(units)
const sharingOfBuild = sharing(ofBuild)

/** Units don't know the owner's folder: they read a small site of another agency. */
const env = { CONTENT_DIR: 'tests/fixtures/site' }

/** Everything but the browser's journeys: units beside their code, and what crosses rooms under `tests/`. */
export default defineConfig({
  test: {
    // On two cores, because a third of the time a test waits for a server, a database or a mail.
    maxWorkers: 3,
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          include: sharingUnits,
          isolate: false,
          env,
          globalSetup: 'tests/fixtures/servers/shared-postgres.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'isolated',
          include: [units, ofBuild],
          exclude: [...notTests, ...sharingUnits, ...sharingOfBuild],
          env,
        },
      },
      { extends: true, test: { name: 'built', include: sharingOfBuild, isolate: false, globalSetup } },
      {
        extends: true,
        test: {
          name: 'whole',
          include: ['tests/{concurrency,resilience,security}/**/*.test.ts'],
          isolate: false,
          globalSetup,
        },
      },
      {
        extends: true,
        // WebKit and Firefox after the others and one at a time: real windows are slow on a busy machine.
        test: {
          name: 'engines',
          include: [engines],
          globalSetup,
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
    ],
    exclude: notTests,
    // Some tests start real servers and databases on two cores; a hang still ends.
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
})
