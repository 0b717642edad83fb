import { createServer } from 'vite'

/** Loads source modules as the build does: TypeScript, `?raw` imports and `import.meta.glob` included. */
export interface Sources {
  /** @param file path from the project's folder, e.g. `site.config.ts` */
  load<Module>(file: string): Promise<Module>
}

/** Opens the sources without the website's own plugins: content needs none of them, and they take two seconds. */
export async function openSources(root: string): Promise<Sources & { close(): Promise<void> }> {
  const vite = await createServer({
    root,
    configFile: false,
    appType: 'custom',
    logLevel: 'silent',
    server: { middlewareMode: true, watch: null, ws: false, hmr: false },
    optimizeDeps: { noDiscovery: true, include: [] },
  })
  return {
    load: async <Module>(file: string) => (await vite.ssrLoadModule(`/${file}`)) as Module,
    close: () => vite.close(),
  }
}
