import { createHash } from 'node:crypto'
import instrumentSans from '../../.generated/fonts/instrument-sans.woff2?url'
import newsreader from '../../.generated/fonts/newsreader.woff2?url'
import type { PageModule, PageRequest } from '../../app/page-module.ts'
import { renderPage } from '../../app/render.tsx'
import { messages, routes } from '../../app/routes.ts'
import type { SiteValues } from '../../app/site-values.ts'
import { shortenClasses } from './class-names.ts'
import { compress } from './compress.ts'
import { contentPolicy, policySetting } from './content-policy.ts'
import { type ScriptNames, trimStyles } from './page-style.ts'

/** What pages are made with. */
export interface PageSetting {
  site: SiteValues
  /** What the scripts of a document name; null in development, where styles are left whole. */
  namesFor: ((html: string) => ScriptNames) | null
}

/** A finished document. */
export interface PageDocument {
  text: string
  headers: Record<string, string>
}

/** A text that is the same for everybody, compressed soon after the start. */
export interface KeptText extends PageDocument {
  br?: Buffer<ArrayBuffer>
  gzip?: Buffer<ArrayBuffer>
}

export type MessageStatus = keyof typeof messages

/** The pages that are the same for everybody who asks without query, and the messages. */
export interface KeptPages {
  pages: ReadonlyMap<string, KeptText>
  messages: ReadonlyMap<MessageStatus, KeptText>
}

/** A page cannot be rendered. The message names it. */
export class BrokenPage extends Error {
  override name = 'BrokenPage'
}

/** Whether a request for this page gets what is kept. */
export const isKept = (page: PageModule, search: string) =>
  page.handle?.isKept !== false && !(search && page.load)

/**
 * The way of a page: React renders it with this deployment's settings, its style is cut to what the document uses, and
 * what stands inline is hashed for the policy. A page that says the same to everybody is then compressed and kept.
 */
export async function makePage(
  page: PageModule,
  request: PageRequest,
  setting: PageSetting,
): Promise<PageDocument> {
  const { html, styles, scripts } = await renderPage(page, request)
  const [body, style] = setting.namesFor
    ? withUsedStyle(html, styles, setting.namesFor(html))
    : [html, styles.join('')]
  const text = withStyle(body, style)
  return {
    text,
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

function withUsedStyle(
  html: string,
  styles: readonly string[],
  names: ScriptNames,
): [html: string, style: string] {
  return shortenClasses(html, trimStyles(styles, html, names), names.has)
}

/** Renders what is shown in place of a page. */
export const makeMessage = (status: MessageStatus, setting: PageSetting) =>
  makePage(messages[status], { path: '', query: new URLSearchParams(), site: setting.site }, setting)

/**
 * Renders every page once, so that one that fails stops the start, and keeps those that are the same for everybody.
 * @throws {BrokenPage}
 */
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

/** Browsers revalidate each time; the entity tag makes that a 304 when nothing changed. */
export const REVALIDATED = {
  'Cache-Control': 'no-cache',
  // For CDNs (RFC 9213): fresh for five minutes, and for a day the stale copy while they revalidate.
  'CDN-Cache-Control': 'public, max-age=300, stale-while-revalidate=86400',
}

/** Rendered for one visitor and revalidated each time; "no-store" would exclude it from the back/forward cache. */
export const FOR_ONE_VISITOR = { 'Cache-Control': 'private, no-cache' }

/** @param caching headers */
export function keepText(
  { text, headers }: PageDocument,
  caching: Record<string, string> = REVALIDATED,
): KeptText {
  // Weak, because one text has one tag in all its encodings (RFC 9110, 8.8.3.3).
  const tag = createHash('sha256').update(text).digest('base64url').slice(0, 22)
  return { text, headers: { ...headers, ...caching, ETag: `W/"${tag}"` } }
}

/**
 * Compresses kept texts as small as possible, one by one, which takes one thread some seconds. Until then they are
 * compressed for each request, quickly and a tenth larger.
 */
export async function squeeze(texts: Iterable<KeptText>): Promise<void> {
  for (const kept of texts) {
    kept.br = await compress(kept.text, 'br', true)
    kept.gzip = await compress(kept.text, 'gzip', true)
  }
}

/**
 * Puts the style into a document, and asks for the fonts in the body: Chromium delays the first paint by up to 50 ms for a
 * font that is preloaded in the head, and requests both equally early.
 */
function withStyle(html: string, style: string): string {
  const fonts = [newsreader, instrumentSans].map(
    (address) =>
      `<link rel="preload" href="${address}" as="font" type="font/woff2" crossorigin="anonymous"/>`,
  )
  return `<!DOCTYPE html>${html}`
    .replace('</head>', () => `<style>${style}</style></head>`)
    .replace('<body>', () => `<body>${fonts.join('')}`)
}
