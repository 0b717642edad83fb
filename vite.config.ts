import { globSync } from 'node:fs'
import path from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { buildTargets, styleCompiler } from './scripts/browsers.ts'
import { pageDates } from './scripts/page-dates.ts'

/** The scripts that documents name: the website's own, and that of the booking widget, which is built with it to share React. */
export const browserEntries = ['app/entry.client.ts', 'booking/ui/entry.client.tsx']

/**
 * In development, loads Vite's client and React's hot-reload runtime before an entry, and reloads the page when a file
 * changes that only the server renders.
 */
function development(): Plugin {
  const entries = new Set(browserEntries.map((entry) => path.resolve(import.meta.dirname, entry)))
  return {
    name: 'development',
    apply: 'serve',
    transform(code, id) {
      if (this.environment.name !== 'client' || !entries.has(id)) return null
      return `import '/@vite/client'\nimport 'virtual:react-router/inject-hmr-runtime'\n${code}`
    },
    hotUpdate({ server, file, modules }) {
      const inBrowser = server.environments.client.moduleGraph.getModulesByFile(file)?.size
      if (this.environment.name === 'ssr' && modules.length > 0 && !inBrowser)
        server.environments.client.hot.send({ type: 'full-reload' })
    },
  }
}

/** Leaves the routes out of the browser's build: pages are documents, and what lives in the browser are the islands. */
function noRouteScripts(): Plugin {
  return {
    name: 'no-route-scripts',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: { filter: { id: /\?__react-router-build-client-route$/ }, handler: () => 'export {}' },
  }
}

/** Imports without Vite's preload helper (0.6 KB on every page): what is imported later has no style. */
function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /vite\/preload-helper/ },
      handler: () => 'export const __vitePreload = (load) => load()',
    },
  }
}

/** The day on which each article last changed, by its address. */
function articleDates(): Record<string, string | undefined> {
  const dateOf = pageDates(import.meta.dirname)
  const files = globSync('app/content/posts/*.md', { cwd: import.meta.dirname })
  return Object.fromEntries(
    files.map((file) => `/blog/${path.basename(file, '.md')}`).map((address) => [address, dateOf(address)]),
  )
}

/** What only a build knows. Checking the content again would take a third of a second at each start. */
function buildFacts(): Plugin {
  return {
    name: 'build-facts',
    apply: 'build',
    config: () => ({
      define: { CONTENT_IS_CHECKED: 'true', ARTICLE_DATES: JSON.stringify(articleDates()) },
    }),
  }
}

/** What runs in the browser, and the pages as React Router renders them. vite.server.config.ts builds the server. */
export default defineConfig({
  // Tailwind's own optimizer targets newer browsers than ours; Vite's Lightning CSS pass does the same work.
  plugins: [
    development(),
    noRouteScripts(),
    plainImports(),
    buildFacts(),
    tailwindcss({ optimize: false }),
    reactRouter(),
  ],
  css: { lightningcss: styleCompiler },
  build: {
    assetsInlineLimit: 0,
    target: buildTargets,
    cssTarget: buildTargets,
    // Names the built entries and islands for the server and for the step that trims the pages' style.
    manifest: true,
    // Islands wait for interaction or visibility anyway; the preload helper would weigh more than it saves.
    modulePreload: false,
  },
  environments: {
    client: {
      build: {
        rollupOptions: {
          // React Router adds the website's entry.
          input: browserEntries.slice(1),
          // One file, which island pages and the booking widget share in the cache.
          output: {
            codeSplitting: {
              groups: [{ name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ }],
            },
          },
        },
      },
    },
  },
  optimizeDeps: {
    // Listed, so that no dependency is found while a page is open, which would reload it.
    include: ['react', 'react-dom/client', 'react/jsx-runtime', 'react/jsx-dev-runtime'],
    noDiscovery: true,
  },
})
