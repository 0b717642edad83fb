/** Where the empty page answers while the bench runs. The built site has no such page. */
export const EMPTY_PAGE = '/empty-page'

/**
 * What every page is measured beside: a whole document with one line of text, without style, script or picture.
 * No page on the same server can be shown sooner, so the distance to it is what a page's own weight costs.
 * @param origin of the server that will serve it, for its canonical link
 */
export function emptyPage(origin: string): string {
  return [
    '<!DOCTYPE html>',
    '<html lang="en"><head><meta charset="utf-8">',
    '<title>An empty page</title>',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="description" content="One line of text, to compare other pages with.">',
    `<link rel="canonical" href="${origin}${EMPTY_PAGE}">`,
    // Without an icon the browser would ask for /favicon.ico and count a 404.
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '</head><body><main><p>One line of text.</p></main></body></html>',
  ].join('\n')
}
