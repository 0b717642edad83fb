import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { ensureChromium } from '../../scripts/test-programs.ts'
import { CHROMIUM_ARGS } from '../fixtures/chromium.ts'
import { freePort } from '../fixtures/servers/free-port.ts'
import { answeredVisit } from './steps/answered-visit.ts'
import { PROPERTY } from './steps/counted-page.ts'

const root = path.resolve(import.meta.dirname, '..', '..')

// Ports of the three servers the journeys talk to. The first process chooses them and hands them to the workers.
process.env.JOURNEY_PORTS ??= [await freePort(), await freePort(), await freePort()].join()
const [port = 0, outsidePort = 0, countingPort = 0] = process.env.JOURNEY_PORTS.split(',').map(Number)

process.env.CHROMIUM ??= ensureChromium()
// The folder is made once, in the first process, and handed to the workers: tests read the mail in it.
process.env.JOURNEY_DATA_DIR ??= mkdtempSync(path.join(tmpdir(), 'journey-'))
process.env.JOURNEY_OUTSIDE_ORIGIN = `http://localhost:${outsidePort}`
process.env.JOURNEY_COUNTING_ORIGIN = `http://localhost:${countingPort}`

const server = (serverPort: number, env: Record<string, string>) => ({
  command: 'node build/server/main.js',
  cwd: root,
  url: `http://localhost:${serverPort}/health`,
  env: { PORT: String(serverPort), LOG_LEVEL: 'warn', BOOKING_ATTEMPTS_PER_TEN_MINUTES: '10000', ...env },
  stdout: 'ignore' as const,
})

export default defineConfig({
  testMatch: '**/*.spec.ts',
  outputDir: path.join(root, 'test-results'),
  fullyParallel: true,
  workers: 2,
  timeout: 120_000,
  // Long, because other tests keep the machine busy too.
  expect: { timeout: 30_000 },
  reporter: 'list',
  forbidOnly: Boolean(process.env.CI),
  use: {
    baseURL: `http://localhost:${port}`,
    timezoneId: 'America/Denver',
    storageState: answeredVisit,
    launchOptions: {
      executablePath: process.env.CHROMIUM,
      args: [
        ...CHROMIUM_ARGS,
        // No journey leaves this machine; an outside host is either routed by its test or not found.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
        // Letters are as wide as on a phone; headless Chromium would round them to whole pixels.
        '--font-render-hinting=none',
      ],
    },
  },
  projects: [
    // First, because it takes longest. Its servers start once, and not for a phone. What is refused is the site opened
    // twice, which takes half a minute on a machine that is busy with other work.
    {
      name: 'editor',
      testMatch: 'editor/*.spec.ts',
      timeout: 240_000,
      expect: { timeout: 60_000 },
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      testIgnore: 'editor/*.spec.ts',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
    },
    {
      name: 'desktop',
      testIgnore: ['editor/*.spec.ts', 'every-page.spec.ts'],
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
  webServer: [
    server(port, { DATA_DIR: process.env.JOURNEY_DATA_DIR, WEBSITE_CHECK_LOCAL: '1' }),
    server(outsidePort, {
      DATA_DIR: path.join(process.env.JOURNEY_DATA_DIR, 'outside'),
      ANALYTICS_ID: PROPERTY,
      LEAD_FORM_URL: 'https://form.example/widget/form/form-1',
      BOOKING_WIDGET_URL: 'https://widget.example/widget/booking/calendar-1',
      WEBHOOK_URL: 'https://hooks.example/catch/1?token=abc',
    }),
    server(countingPort, {
      DATA_DIR: path.join(process.env.JOURNEY_DATA_DIR, 'counting'),
      ANALYTICS_ID: PROPERTY,
    }),
  ],
})
