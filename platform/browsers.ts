import { Features } from 'lightningcss'

/** The oldest supported browsers. */
export const oldestBrowsers = { safari: '16.4', firefox: '115', chrome: '109' } as const

const { safari, firefox, chrome } = oldestBrowsers

export const buildTargets = [`safari${safari}`, `ios${safari}`, `firefox${firefox}`, `chrome${chrome}`]

/** Media queries become min- and max-width, because browsers just below these would lose every breakpoint. */
export const styleCompiler = {
  targets: {
    safari: encoded(safari),
    ios_saf: encoded(safari),
    firefox: encoded(firefox),
    chrome: encoded(chrome),
  },
  include: Features.MediaQueries,
}

/** Encodes a version for Lightning CSS: one byte each for major, minor and patch. */
function encoded(version: string): number {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return (major << 16) | (minor << 8)
}
