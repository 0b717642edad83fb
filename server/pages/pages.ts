import { hash } from 'node:crypto'
import { getMimeType } from 'hono/utils/mime'
import { onDay } from '../../app/content/read/dated.ts'
import { today } from '../../app/content/site/today.ts'
import type { PageModule, PageRequest } from '../../app/page-module.ts'
import { type RenderedPage, renderPage } from '../../app/render.tsx'
import { messages, pageAt, routes } from '../../app/routes.ts'
import type { PageMeta } from '../../app/seo/page-head.tsx'
import { readDocument } from '../../app/seo/read-document.ts'
import { makeSiteFiles } from '../../app/seo/site-files/site-files.ts'
import type { SitePage } from '../../app/seo/site-files/site-page.ts'
import type { SiteValues } from '../../app/site-values.ts'
import type { BrowserFiles } from './browser-files.ts'
import { compress, type SentText } from './compress.ts'
import { contentPolicy } from './content-policy.ts'
import { withStyle } from './page-style.ts'

export interface PageSetting {
  site: SiteValues
  namesFor: BrowserFiles['namesFor']
}

/** A rendered page with its metadata. */
interface MadePage extends Omit<SitePage, 'contents'> {
  text: string
  headers: Record<string, string>
  /** 200 by default. */
  status: number | undefined
}

/** As bytes, which take half of the memory of a string with typographic quotes. */
export type KeptText = SentText & { text: Buffer }
export type KeptPage = KeptText & SitePage

export type MessageStatus = keyof typeof messages

/** Pages that become documents on first use. */
export interface KeptPages {
  pages: ReadonlyMap<string, () => Promise<KeptPage>>
  messages: ReadonlyMap<MessageStatus, () => Promise<KeptText>>
}

export class BrokenPage extends Error {
  override name = 'BrokenPage'
}

/** Returns whether the document rendered in advance answers a request for this page. */
export const isKept = (page: PageModule, query: URLSearchParams) =>
  page.handle?.isKept?.(query) ?? !(query.size && page.load)

/** Renders a page with this deployment's settings and turns it into a document. */
export const makePage = async (page: PageModule, request: PageRequest, setting: PageSetting) =>
  makeDocument(request.path, await renderPage(page, request), setting)

/** Fills in the day's texts, trims the style to what the document uses, and computes its policy. */
function makeDocument(path: string, rendered: RenderedPage, setting: PageSetting): MadePage {
  const html = onDay(rendered.html, today())
  const meta: PageMeta = JSON.parse(onDay(JSON.stringify(rendered.meta), today()))
  const scriptNames = setting.namesFor?.(rendered.islands)
  const styled = withStyle(path, html, rendered.style, scriptNames)
  return {
    path,
    meta,
    clinic: rendered.clinic,
    status: rendered.status,
    text: `<!DOCTYPE html>${dataLast(styled.html)}`,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': contentPolicy({ ...rendered, path, styles: styled.styles }, setting.site),
    },
  }
}

/** Renders what is shown in place of a page, such as "not found". */
export const makeMessage = (status: MessageStatus, setting: PageSetting) =>
  makePage(messages[status], { path: '', query: new URLSearchParams(), site: setting.site }, setting)

/** Further pages are rendered when they are first asked for, so that a site that grew starts as quickly. */
const RENDERED_AT_START = 100

/**
 * Renders pages that are shown today once, so that a page that fails to render stops the start. The build renders all, also
 * those of later days.
 * @throws {BrokenPage}
 */
export async function keepPages(setting: PageSetting, isBuild = false): Promise<KeptPages> {
  const rendering = (path: string, page: PageModule) =>
    once(() =>
      renderPage(page, { path, query: new URLSearchParams(), site: setting.site }).catch((error: unknown) => {
        throw new BrokenPage(`The page ${path} can’t be rendered: ${error}.`, { cause: error })
      }),
    )
  const pages = new Map<string, () => Promise<KeptPage>>()
  for (const [path, page] of routes) {
    if (!isBuild && !pageAt(path)) continue
    const rendered = rendering(path, page)
    if (isBuild || pages.size < RENDERED_AT_START) await rendered()
    const keep = async () => {
      const made = makeDocument(path, await rendered(), setting)
      return { ...made, contents: readDocument(made.text), ...keepText(made) }
    }
    pages.set(path, once(keep))
  }
  const kept = new Map<MessageStatus, () => Promise<KeptText>>()
  for (const status of [404, 500, 503] as const) {
    const rendered = rendering('', messages[status])
    await rendered()
    kept.set(
      status,
      once(async () => keepText(makeDocument('', await rendered(), setting), FOR_ONE_VISITOR)),
    )
  }
  return { pages, messages: kept }
}

/** Returns a function that computes a value on its first call and returns it on every call. */
export function once<T>(make: () => T): () => T {
  // What it was made from is released.
  let left: (() => T) | undefined = make
  let made: T
  return () => {
    if (left) made = left()
    left = undefined
    return made
  }
}

/** Browsers revalidate each time; CDNs (RFC 9213) keep a page for five minutes, and a stale copy for a day. */
export const REVALIDATED = {
  'Cache-Control': 'no-cache',
  'CDN-Cache-Control': 'public, max-age=300, stale-while-revalidate=86400',
}

/** Not "no-store", which would exclude the page from the back/forward cache. */
export const FOR_ONE_VISITOR = { 'Cache-Control': 'private, no-cache' }

/** Adds an entity tag and caching headers. */
function keepText(
  { text, headers }: Pick<MadePage, 'text' | 'headers'>,
  caching: Record<string, string> = REVALIDATED,
): KeptText {
  // Weak, because all encodings share it (RFC 9110, 8.8.3.3).
  const tag = hash('sha256', text, 'base64url').slice(0, 22)
  return { text: Buffer.from(text), headers: { ...headers, ...caching, ETag: `W/"${tag}"` } }
}

/**
 * Compresses the kept pages as small as possible, which takes seconds. Until then each response is compressed quickly.
 */
export async function compressKept({ pages, messages }: KeptPages): Promise<void> {
  for (const make of [...pages.values(), ...messages.values()]) {
    const kept = await make()
    kept.br = await compress(kept.text, 'br', true)
    kept.gzip = await compress(kept.text, 'gzip', true)
  }
}

/** Data for robots, and what may be rendered ahead. */
const DATA = /<script type="(?:application\/ld\+json|speculationrules)">.*?<\/script>/gs

/** Moves data to the document's end: its first words don't need it. */
const dataLast = (html: string) =>
  html.replace(DATA, '').replace('</body>', () => `${html.match(DATA)?.join('') ?? ''}</body>`)

/** Returns generated files such as the sitemap and the feed, keyed by address. */
export function siteFiles(pages: readonly SitePage[], origin: string): ReadonlyMap<string, KeptText> {
  const files = new Map<string, KeptText>()
  for (const [address, text] of makeSiteFiles(pages, origin)) {
    const headers = { 'Content-Type': getMimeType(address) ?? 'text/plain; charset=utf-8' }
    files.set(address, keepText({ text: onDay(text, today()), headers }))
  }
  return files
}
