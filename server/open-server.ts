import { readdirSync } from 'node:fs'
import path from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { edition } from '../app/content/guide/edition.data.ts'
import { site } from '../app/content/site/site.data.ts'
import { today } from '../app/content/site/today.ts'
import { routes } from '../app/routes.ts'
import { assertLinks, siteFileAddresses } from '../app/seo/site-files/site-files.ts'
import bookingStyle from '../app/styles/booking.css?inline'
import { openBookingService } from '../booking/booking-service.ts'
import { describeError } from '../platform/describe-error.ts'
import { repeatWork } from '../platform/repeated-work.ts'
import { createApp } from './app.ts'
import { bookingSettings } from './booking-settings.ts'
import type { Environment } from './config/environment.ts'
import { checkDataFolder } from './config/folders.ts'
import type { Log } from './log.ts'
import type { BrowserFiles } from './pages/browser-files.ts'
import { guidePdf } from './pages/guide-pdf.ts'
import { pageSearch } from './pages/page-search.ts'
import { compressKept, type KeptPage, keepPages, once, type PageSetting, siteFiles } from './pages/pages.ts'
import { countSeen } from './pages/seen.ts'
import { siteValues } from './site-values.ts'
import { openWebsiteChecks } from './website-check.ts'

export interface ServerBuild {
  /** In development every request renders its page. */
  mode: 'production' | 'development'
  projectFolder: string
  clientFolder: string
  browser: BrowserFiles
  version?: string
}

/** The guide is compiled in a process of its own, and the search's index takes a second for a hundred pages, in slices. */
const PREPARE_AFTER_MS = 5_000
const COMPRESS_AFTER_MS = 60_000
const NEW_DAY_CHECK_MS = 10_000

export type OpenServer = Awaited<ReturnType<typeof openServer>>

/**
 * Opens the booking service and renders the pages.
 * @throws {InvalidSetting | ContentError | StoreUnusable | BrokenPage}
 */
export async function openServer(environment: Environment, build: ServerBuild, log: Log) {
  checkDataFolder(environment.dataDir)
  const { browser, clientFolder } = build
  const isProduction = build.mode === 'production'
  let stopping = false
  const desk = await openBookingService(bookingSettings(site, environment), {
    log,
    assets: { script: browser.widgetScript, style: bookingStyle },
  })
  const websiteChecks = openWebsiteChecks(environment, desk, log)
  const seen = countSeen({
    addSeen: environment.counting ? desk.addSeen : async () => {},
    hasPage: (address) => routes.has(address),
    // Those of earlier builds too, which open pages may still use.
    scripts: new Set(readdirSync(path.join(clientFolder, 'assets'))),
    today,
    log,
  })
  const pages: PageSetting = {
    site: siteValues({
      environment,
      desk,
      scripts: browser.pageScripts,
      searchPages: (query) => shown.search(query),
      websiteChecks,
    }),
    namesFor: browser.namesFor,
  }
  /** Renders what is the same for all visitors on one day; dated texts may change the next day. */
  const openDay = async () => {
    const day = today()
    const kept = isProduction ? await keepPages(pages) : undefined
    const made = once(async () => {
      const all = kept ?? (await keepPages(pages))
      const every: KeptPage[] = []
      for (const make of all.pages.values()) {
        every.push(await make())
        // Visitors are answered in between.
        await setImmediate()
      }
      return every
    })
    const files = once(async () => siteFiles(await made(), environment.siteOrigin))
    const search = pageSearch(made)
    const guide = guidePdf(build.projectFolder, environment.siteOrigin, day)
    if (kept) {
      // Runs after a delay in the background, so that it doesn't slow down the first visitors.
      const prepare = async () => {
        await guide().catch((error) => log.error(describeError(error), 'The guide could not be compiled.'))
        await search('').catch((error) =>
          log.error(describeError(error), 'The search could not be prepared.'),
        )
      }
      setTimeout(() => void prepare(), PREPARE_AFTER_MS).unref()
      setTimeout(() => void compressKept(kept), COMPRESS_AFTER_MS).unref()
    }
    return { day, guide, kept, files, search }
  }
  let shown: Awaited<ReturnType<typeof openDay>>
  const renew = async () => {
    if (shown.day !== today()) shown = await openDay()
  }
  try {
    shown = await openDay()
    const newDays = repeatWork(renew, NEW_DAY_CHECK_MS, NEW_DAY_CHECK_MS, log)
    const { fetch } = createApp({
      desk,
      websiteChecks,
      seen,
      pages,
      kept: () => shown.kept,
      async siteFile(address) {
        if (address === edition.address) {
          seen.count(address, '', 'downloaded')
          return shown.guide()
        }
        return siteFileAddresses.includes(address) ? (await shown.files()).get(address) : undefined
      },
      clientFolder,
      version: build.version ?? 'development',
      settings: environment,
      isStopping: () => stopping,
      log,
    })
    return {
      fetch,
      /** Renders every page, those of later days too. @throws {ContentError} for a link that leads nowhere */
      async checkLinks(placesOf: (link: string) => readonly string[]) {
        const every = await keepPages(pages, true)
        assertLinks(await Promise.all([...every.pages.values()].map((make) => make())), placesOf)
      },
      announceStop() {
        stopping = true
      },
      async close() {
        await newDays.stop()
        await seen.close()
        await desk.close()
      },
    }
  } catch (error) {
    await desk.close()
    throw error
  }
}
