/** What a request is for, by its path. A short, fixed list: it labels metrics, which keep a series for each value. */
export type RequestKind = 'page' | 'asset' | 'file' | 'probe' | 'desk-other' | `desk-${DeskPage}`

const deskPages = ['booking', 'slots', 'lead', 'request', 'result', 'webhook'] as const
type DeskPage = (typeof deskPages)[number]

const probes = new Set(['/health', '/livez', '/readyz', '/metrics'])

/** @param pathname the path without its query, as received */
export function requestKind(pathname: string): RequestKind {
  if (probes.has(pathname)) return 'probe'
  if (pathname.startsWith('/assets/')) return 'asset'
  if (pathname.startsWith('/desk/')) {
    const page = deskPages.find((name) => pathname === `/desk/${name}`)
    return page ? `desk-${page}` : 'desk-other'
  }
  return /\.[a-z0-9]+$/.test(pathname) ? 'file' : 'page'
}
