import { createRequestHandler, type ServerBuild } from 'react-router'
import type { requestContext } from '../app/request-context.ts'
import { pageAddresses } from '../app/seo/page-addresses.ts'
import { inlineCodeOf } from './inline-code.ts'

export interface PagesSource {
  /** React Router's build. A function, because in development it changes while the server runs. */
  loadPages(): Promise<ServerBuild>
  /** In development pages are rendered at each request, and Vite answers for scripts and styles. */
  mode: 'production' | 'development'
}

/** React Router's build with values derived from it, recomputed when the build has changed. */
export function pagesLoader({ loadPages, mode }: PagesSource) {
  const derive = (build: ServerBuild) => ({
    build,
    render: createRequestHandler(build, mode),
    addresses: new Set(pageAddresses(build)),
    // In development Vite puts more into a page than the code does.
    inline: mode === 'production' ? inlineCodeOf(build) : undefined,
    valuesContext: (build.entry.module as unknown as { requestContext: typeof requestContext })
      .requestContext,
  })
  let current: ReturnType<typeof derive> | undefined
  return async () => {
    const build = await loadPages()
    if (current?.build !== build) current = derive(build)
    return current
  }
}
