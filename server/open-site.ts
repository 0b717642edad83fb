import { edition } from '../app/content/guide/edition.ts'
import { siteFileAddresses } from '../app/seo/site-files/site-files.ts'
import bookingStyle from '../app/styles/booking.css?inline'
import { openBookingService } from '../booking/booking-service.ts'
import { describeError } from '../platform/describe-error.ts'
import site from '../site.config.ts'
import { bookingSettings } from './booking-settings.ts'
import type { Environment } from './config/environment.ts'
import { checkFolders } from './config/folders.ts'
import type { Log } from './log.ts'
import { createMetrics } from './metrics.ts'
import type { BrowserFiles } from './pages/browser-files.ts'
import { guidePdf } from './pages/guide-pdf.ts'
import { pageSearch } from './pages/page-search.ts'
import { type PageSetting, squeeze } from './pages/pages.ts'
import { type RenderedSite, renderSite } from './pages/render-site.ts'
import { createSite } from './site.ts'
import { siteValues } from './site-values.ts'

/** What the site is served from. */
export interface SiteBuild {
  /** In development every page is rendered when it is asked for. */
  mode: 'production' | 'development'
  /** Folder of the project with its sources, of which the guide is one. */
  projectFolder: string
  /** Folder of the built files that visitors fetch. */
  clientFolder: string
  /** Folder of the database migrations that belong to this code. */
  migrationsFolder: string
  browser: BrowserFiles
}

/** Milliseconds after the start, when the processor is free for what can wait. */
const SETTLED_MS = 10_000

export type OpenSite = Awaited<ReturnType<typeof openSite>>

/**
 * Opens the booking service, renders the pages and creates the site. `announceStop` makes /readyz say no and changes
 * nothing else.
 * @throws {InvalidSetting | ContentError | StoreUnusable | BrokenPage}
 */
export async function openSite(environment: Environment, build: SiteBuild, log: Log) {
  checkFolders(environment)
  const { browser, clientFolder } = build
  const isProduction = build.mode === 'production'
  const metrics = createMetrics({ ofProcess: isProduction })
  let stopping = false
  const desk = await openBookingService(bookingSettings(site, environment), {
    log,
    metrics: metrics.booking,
    migrationsFolder: build.migrationsFolder,
    assets: { script: browser.widgetScript, style: bookingStyle },
  })
  const guide = guidePdf(build.projectFolder, environment.siteOrigin)
  let rendering: Promise<RenderedSite> | undefined
  const rendered = () => {
    rendering ??= renderSite(pages)
    return rendering
  }
  const pages: PageSetting = {
    site: siteValues({
      environment,
      desk,
      scripts: browser.pageScripts,
      searchPages: pageSearch(async () => (await rendered()).pages),
    }),
    namesFor: browser.namesFor,
  }
  try {
    const kept = isProduction ? (await rendered()).kept : null
    const { fetch } = createSite({
      desk,
      pages,
      kept,
      async siteFile(address) {
        if (address === edition.address) return guide()
        return siteFileAddresses.includes(address) ? (await rendered()).files.get(address) : undefined
      },
      clientFolder,
      settings: environment,
      metrics,
      isStopping: () => stopping,
      log,
    })
    if (kept) {
      // Soon after the start, so that no visitor waits for it: the page of the download leads on after half a second.
      guide().catch((error) => log.error(describeError(error), 'The guide could not be compiled.'))
      const texts = [...kept.pages.values(), ...kept.messages.values(), ...(await rendered()).files.values()]
      setTimeout(() => void squeeze(texts), SETTLED_MS).unref()
    }
    return {
      fetch,
      announceStop() {
        stopping = true
      },
      close: () => desk.close(),
    }
  } catch (error) {
    await desk.close()
    throw error
  }
}
