import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { buildTargets, styleCompiler } from './platform/browsers.ts'
import { brandColors, changedColors } from './scripts/brand-colors.ts'
import { contentModules } from './scripts/content-modules.ts'

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

/** Packages are bundled, so that only what is used of them is loaded: a quarter of the heap, and a start that reads one file. */
const bundled = {
  noExternal: true as const,
  // React is built in two ways; the others load files by themselves.
  external: ['react', 'react-dom', 'lightningcss', 'pg', 'pino', 'nodemailer', 'sharp', '@resvg/resvg-js'],
}

/** What runs in the browser, and the server with the pages, which Node can't run from their sources: they are TSX. */
export default defineConfig(({ command }) => ({
  // Tailwind's own optimizer targets newer browsers than ours; Vite's Lightning CSS pass does the same work.
  plugins: [
    contentModules(),
    plainImports(),
    brandColors(),
    tailwindcss({ optimize: false }),
    changedColors(),
  ],
  css: { lightningcss: styleCompiler },
  build: {
    assetsInlineLimit: 0,
    cssTarget: buildTargets,
    emptyOutDir: true,
  },
  builder: {},
  environments: {
    client: {
      build: {
        // scripts/build.ts moves a finished build to build/.
        outDir: '.generated/build/client',
        target: buildTargets,
        // Names the built entries and islands for the server.
        manifest: true,
        // Islands wait for interaction or visibility anyway; the preload helper would weigh more than it saves.
        modulePreload: false,
        rolldownOptions: {
          // The scripts that documents name: the website's own, and that of the booking widget, which shares React with it.
          input: ['app/entry.client.ts', 'booking/entry.client.tsx'],
          // One file, which island pages and the booking widget share in the cache.
          output: {
            codeSplitting: {
              groups: [{ name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ }],
            },
          },
        },
      },
    },
    ssr: {
      resolve: command === 'build' ? bundled : {},
      build: {
        ssr: true,
        outDir: '.generated/build/server',
        target: 'node26',
        minify: false,
        copyPublicDir: false,
        // Fonts and logos, which only the pages name. scripts/build.ts moves them to the others.
        emitAssets: true,
        rolldownOptions: {
          input: {
            main: 'server/main.ts',
            finish: 'scripts/finish-build.ts',
            'check-worker': 'website-check/check-worker.ts',
            'calendar-worker': 'booking/calendar/connected/calendar-worker.ts',
          },
          // assets/ is published.
          output: { chunkFileNames: '[name].js' },
        },
      },
    },
  },
  optimizeDeps: {
    // Listed, so that no dependency is found while a page is open, which would reload it.
    include: ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime', 'react/jsx-dev-runtime'],
    noDiscovery: true,
  },
}))
