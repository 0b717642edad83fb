/** What networks show a link with: 1.91 to 1, the size that Facebook, LinkedIn and X ask for. In pixels. */
export const CARD = { width: 1200, height: 630 } as const

/** Where the card of a page lies: `/cards/seo.png` for `/seo`. The build draws it there. */
export function cardOf(path: string): string {
  return `/cards/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.png`
}
