import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { serve } from '@hono/node-server'
import type { ServerBuild } from 'react-router'
import { deploymentValuesOf } from '../app/deployment-values.ts'
import { type BookingService, openBookingService } from '../booking/booking-service.ts'
import { DataDirInUse } from '../booking/db/lock.ts'
import { DatabaseUnreachable } from '../booking/db/open-postgres.ts'
import { InvalidRules } from '../booking/domain/rules.ts'
import site from '../site.config.ts'
import { type Environment, InvalidSetting, parseEnvironment } from './config/environment.ts'
import { widgetAssets } from './desk-assets.ts'
import { loadEnvFile } from './env-file.ts'
import { createLog } from './log.ts'
import { bookingSettings } from './settings.ts'
import { createSite } from './site.ts'

// The bundle lies in build/server; the project's root is two folders up.
const root = path.resolve(import.meta.dirname, '..', '..')
const buildFolder = path.join(root, 'build')

/**
 * How long a visitor may take, in milliseconds: for the headers, for the whole request, and how often this is
 * looked after. A phone in a tunnel needs less; who needs more is holding the door open on purpose.
 */
const patience = { headersTimeout: 10_000, requestTimeout: 30_000, connectionsCheckingInterval: 2_000 }

/** Ends the start with one sentence a person can act on. Anything unexpected keeps its stack. */
function refuse(error: unknown): never {
  const expected = [InvalidSetting, InvalidRules, DataDirInUse, DatabaseUnreachable].some(
    (kind) => error instanceof kind,
  )
  console.error(expected && error instanceof Error ? error.message : error)
  process.exit(1)
}

async function start(environment: Environment) {
  const log = createLog(environment.logLevel)
  const desk: BookingService = await openBookingService(bookingSettings(site, environment), {
    log,
    migrationsFolder: path.join(root, 'booking', 'db', 'migrations'),
    assets: widgetAssets(buildFolder),
  })
  const pagesModule = pathToFileURL(path.join(buildFolder, 'site', 'server', 'index.js')).href
  const pagesBuild: ServerBuild = await import(/* @vite-ignore */ pagesModule)
  const { bookingWidget, leadForm } = environment
  const app = createSite({
    buildFolder,
    pagesBuild,
    desk,
    bookingWidget: bookingWidget
      ? { ...bookingWidget, isDesk: false }
      : { address: '/desk/booking?embed=1', origins: [], isDesk: true },
    leadForm: leadForm
      ? { ...leadForm, isDesk: false }
      : { address: '/desk/lead?embed=1', origins: [], isDesk: true },
    webhook: environment.webhookUrl
      ? { address: environment.webhookUrl, isDesk: false }
      : { address: '/desk/webhook', isDesk: true },
    stamps: deploymentValuesOf(environment),
    trustedProxies: environment.trustedProxies,
    log,
  })

  const server = serve(
    {
      fetch: app.fetch,
      port: environment.port,
      ...(environment.host ? { hostname: environment.host } : {}),
      serverOptions: patience,
    },
    (info) => {
      log.info({ port: info.port, node: process.version, tz: process.versions.tz }, 'Listening')
      console.log(`\nThe site is at http://localhost:${info.port} (stop it with Ctrl+C)\n`)
    },
  )
  server.on('error', async (error: NodeJS.ErrnoException) => {
    await desk.close()
    if (error.code === 'EADDRINUSE') {
      console.error(`Port ${environment.port} is taken by another program; set PORT to a free one.`)
      process.exit(1)
    }
    refuse(error)
  })

  let stopping = false
  async function stop(signal: string) {
    if (stopping) return
    stopping = true
    log.info({ signal }, 'Stopping')
    const closed = new Promise<void>((resolve) => server.close(() => resolve()))
    if ('closeIdleConnections' in server) server.closeIdleConnections()
    // A connection that keeps sending must not keep the process: five seconds, then the desk closes anyway.
    await Promise.race([closed, new Promise((resolve) => setTimeout(resolve, 5000).unref())])
    await desk.close()
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop('SIGTERM'))
  process.on('SIGINT', () => void stop('SIGINT'))
}

try {
  loadEnvFile(root)
  await start(parseEnvironment(process.env, root))
} catch (error) {
  refuse(error)
}
