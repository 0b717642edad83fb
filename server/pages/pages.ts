import { createHash } from 'node:crypto'
import instrumentSans from '../../.generated/fonts/instrument-sans.woff2?url'
import newsreader from '../../.generated/fonts/newsreader.woff2?url'
import { onDay } from '../../app/content/read/dated.ts'
import { site } from '../../app/content/site/site.data.ts'
import type { PageModule, PageRequest } from '../../app/page-module.ts'
import { renderPage } from '../../app/render.tsx'
import { messages, routes } from '../../app/routes.ts'
import type { SiteValues } from '../../app/site-values.ts'
import { compress, type SentText } from './compress.ts'
import { contentPolicy, policySetting } from './content-policy.ts'
import { type ScriptNames, trimStyles } from './page-style.ts'
import { shortenClasses, shortenProperties } from './short-names.ts'

export interface PageSetting {
  site: SiteValues
  namesFor: ((html: string) => ScriptNames) | null
}

export interface PageDocument {
  text: string
  headers: Record<string, string>
  /** 200 by default. */
  status?: number | undefined
}

export type KeptText = PageDocument & SentText

export type MessageStatus = keyof typeof messages

export interface KeptPages {
  pages: ReadonlyMap<string, KeptText>
  messages: ReadonlyMap<MessageStatus, KeptText>
}

/** The office’s day, like `2027-01-01`, whose texts the pages show. */
export const today = () => Temporal.Now.plainDateISO(site.strategyCall.officeZone).toString()

export class BrokenPage extends Error {
  override name = 'BrokenPage'
}

/** Returns whether a request for this page gets what is kept. */
export const isKept = (page: PageModule, search: string) =>
  page.handle?.isKept !== false && !(search && page.load)

function shortened(html: string, style: string, { has, properties }: ScriptNames): [string, string] {
  const [body, short] = shortenClasses(html, style, has)
  return shortenProperties(body, short, (name) => has(name) || properties.has(name))
}

/** Renders a page with this deployment's settings, cuts its style to what it uses, and computes its policy. */
export async function makePage(
  page: PageModule,
  request: PageRequest,
  setting: PageSetting,
): Promise<PageDocument> {
  const { html: undated, styles, scripts, status } = await renderPage(page, request)
  const html = onDay(undated, today())
  const names = setting.namesFor?.(html)
  const [body, style] = names
    ? shortened(html, trimStyles(styles, html, names), names)
    : [html, styles.join('')]
  const text = withStyle(body, style)
  return {
    text,
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': contentPolicy(
        text,
        { style, scripts },
        policySetting(setting.site, request.path),
      ),
    },
  }
}

/** Renders what is shown in place of a page, such as "not found". */
export const makeMessage = (status: MessageStatus, setting: PageSetting) =>
  makePage(messages[status], { path: '', query: new URLSearchParams(), site: setting.site }, setting)

/** Renders every page once, so that one that fails stops the start. @throws {BrokenPage} */
export async function keepPages(setting: PageSetting): Promise<KeptPages> {
  const pages = new Map<string, KeptText>()
  for (const [path, page] of routes) {
    const request = { path, query: new URLSearchParams(), site: setting.site }
    const document = await makePage(page, request, setting).catch((error: unknown) => {
      throw new BrokenPage(`The page ${path} can’t be rendered: ${error}.`, { cause: error })
    })
    pages.set(path, keepText(document))
  }
  const kept = new Map<MessageStatus, KeptText>()
  for (const status of [404, 500, 503] as const)
    kept.set(status, keepText(await makeMessage(status, setting), FOR_ONE_VISITOR))
  return { pages, messages: kept }
}

/** Browsers revalidate each time; CDNs (RFC 9213) keep a page for five minutes, and a stale copy for a day. */
export const REVALIDATED = {
  'Cache-Control': 'no-cache',
  'CDN-Cache-Control': 'public, max-age=300, stale-while-revalidate=86400',
}

/** Not "no-store", which would exclude the page from the back/forward cache. */
export const FOR_ONE_VISITOR = { 'Cache-Control': 'private, no-cache' }

/** Adds an entity tag and headers of caching. */
export function keepText(
  { text, headers }: PageDocument,
  caching: Record<string, string> = REVALIDATED,
): KeptText {
  // Weak, because all encodings share it (RFC 9110, 8.8.3.3).
  const tag = createHash('sha256').update(text).digest('base64url').slice(0, 22)
  return { text, headers: { ...headers, ...caching, ETag: `W/"${tag}"` } }
}

/** Compresses kept texts as small as possible, which takes seconds. Until then each response is compressed quickly. */
export async function compressKept(texts: Iterable<KeptText>): Promise<void> {
  for (const kept of texts) {
    kept.br = await compress(kept.text, 'br', true)
    kept.gzip = await compress(kept.text, 'gzip', true)
  }
}

/** Preloads fonts in the body: in the head, Chromium delays the first paint for them by up to 50 ms. */
function withStyle(html: string, style: string): string {
  const fonts = [newsreader, instrumentSans].map(
    (address) =>
      `<link rel="preload" href="${address}" as="font" type="font/woff2" crossorigin="anonymous"/>`,
  )
  return `<!DOCTYPE html>${html}`
    .replace('</head>', () => `<style>${style}</style></head>`)
    .replace('<body>', () => `<body>${fonts.join('')}`)
}
