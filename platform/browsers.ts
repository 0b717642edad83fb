import { Features } from 'lightningcss'

/** The oldest supported browsers. */
export const oldestBrowsers = { safari: '16.4', firefox: '115', chrome: '109' } as const

const { safari, firefox, chrome } = oldestBrowsers

export const buildTargets = [`safari${safari}`, `ios${safari}`, `firefox${firefox}`, `chrome${chrome}`]

/** Ranges in media queries are written as min- and max-: browsers just below these would lose every breakpoint. */
export const styleCompiler = {
  targets: {
    safari: encoded(safari),
    ios_saf: encoded(safari),
    firefox: encoded(firefox),
    chrome: encoded(chrome),
  },
  include: Features.MediaQueries,
}

/** A version as Lightning CSS reads it: one byte each for major, minor and patch. */
function encoded(version: string): number {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return (major << 16) | (minor << 8)
}
