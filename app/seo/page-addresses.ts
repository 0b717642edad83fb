import type { ServerBuild } from 'react-router'

/**
 * The path of every page in the order of app/routes.ts: static routes, and for routes with a parameter the paths
 * that were prerendered.
 * @param build as `react-router build` leaves it in build/site/server
 */
export function pageAddresses(build: Pick<ServerBuild, 'routes' | 'prerender'>): string[] {
  const routes = Object.values(build.routes).flatMap((route) => (route?.index ? ['/'] : route?.path || []))
  const prerendered = build.prerender.map((address) => address.replace(/(.)\/$/, '$1'))
  return routes.flatMap((route) => {
    if (route.includes('*')) return []
    if (!route.includes(':')) return [`/${route.replace(/^\//, '')}`]
    const pattern = new RegExp(`^${route.replace(/:\w+/g, '[^/]+')}$`)
    return prerendered.filter((address) => pattern.test(address))
  })
}
