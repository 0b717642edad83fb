/** Share picture in pixels: 1.91:1, as Facebook, LinkedIn and X ask for. */
export const CARD = { width: 1200, height: 630 } as const

/** Path of a page's share picture: `/cards/seo.png` for `/seo`. Drawn at build. */
export function cardOf(path: string): string {
  return `/cards/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.png`
}
