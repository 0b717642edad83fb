import type { ServerBuild } from 'react-router'
import { deploymentValuesOf } from '../app/deployment-values.ts'
import { openBookingService } from '../booking/booking-service.ts'
import site from '../site.config.ts'
import { bookingSettings } from './booking-settings.ts'
import { bookingStyle } from './booking-style.ts'
import type { Environment } from './config/environment.ts'
import { checkFolders } from './config/folders.ts'
import type { Log } from './log.ts'
import { createMetrics } from './metrics.ts'
import { createSite } from './site.ts'

/** The built site: from `npm run build`, or from Vite in development. */
export interface SiteBuild {
  mode: 'production' | 'development'
  /** Folder of the built files that visitors fetch. */
  clientFolder: string
  /** Folder of the database migrations that belong to this code. */
  migrationsFolder: string
  loadPages(): Promise<ServerBuild>
  /** Address of the script that wakes the booking widget and the lead form. */
  bookingScript: string
}

export type OpenSite = Awaited<ReturnType<typeof openSite>>

/**
 * Opens the booking service and creates the site. `announceStop` makes /readyz say no and changes nothing else.
 * @throws {InvalidSetting | ContentError | StoreUnusable} when the booking service cannot be opened
 */
export async function openSite(environment: Environment, build: SiteBuild, log: Log) {
  const { bookingWidget, leadForm, webhookUrl } = environment
  checkFolders(environment)
  const metrics = createMetrics({ ofProcess: build.mode === 'production' })
  let stopping = false
  const desk = await openBookingService(bookingSettings(site, environment), {
    log,
    metrics: metrics.booking,
    migrationsFolder: build.migrationsFolder,
    assets: { script: build.bookingScript, style: bookingStyle },
  })
  const { fetch } = createSite({
    mode: build.mode,
    clientFolder: build.clientFolder,
    loadPages: build.loadPages,
    desk,
    bookingWidget: bookingWidget
      ? { ...bookingWidget, isDesk: false }
      : { address: '/desk/booking?embed=1', origins: [], isDesk: true },
    leadForm: leadForm
      ? { ...leadForm, isDesk: false }
      : { address: '/desk/lead?embed=1', origins: [], isDesk: true },
    webhook: webhookUrl ? { address: webhookUrl, isDesk: false } : { address: '/desk/webhook', isDesk: true },
    deploymentValues: deploymentValuesOf(environment),
    settings: environment,
    metrics,
    isStopping: () => stopping,
    log,
  })
  return {
    fetch,
    announceStop() {
      stopping = true
    },
    close: () => desk.close(),
  }
}
