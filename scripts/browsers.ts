import { Features } from 'lightningcss'

/** The oldest browsers that pages are built for. */
export const oldestBrowsers = { safari: '16.4', firefox: '115', chrome: '109' } as const

const { safari, firefox, chrome } = oldestBrowsers

/** What Vite compiles scripts and styles for. */
export const buildTargets = [`safari${safari}`, `ios${safari}`, `firefox${firefox}`, `chrome${chrome}`]

/**
 * What Lightning CSS compiles styles for, which otherwise writes them for the newest browsers: it merged
 * declarations into shorthands that WebKit did not read. Ranges in media queries are written as min- and max- on
 * top, because a browser just below these versions would lose every breakpoint to them.
 */
export const styleCompiler = {
  targets: {
    safari: encoded(safari),
    ios_saf: encoded(safari),
    firefox: encoded(firefox),
    chrome: encoded(chrome),
  },
  include: Features.MediaQueries,
}

/** A version as one number, the way Lightning CSS reads it: a byte each for major, minor and patch. */
function encoded(version: string): number {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return (major << 16) | (minor << 8)
}
