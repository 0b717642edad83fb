import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { buildTargets, styleCompiler } from './scripts/browsers.ts'

/**
 * The process: the server and, inside it, the desk. Packages are bundled, so that only what is used of them is loaded:
 * a quarter of the heap, and a start that reads one file instead of 700.
 */
export default defineConfig({
  // As in vite.config.ts: the booking documents' style is Tailwind's, compiled for our oldest browsers by Vite.
  plugins: [tailwindcss({ optimize: false })],
  publicDir: false,
  // See app/content/fields.schema.ts.
  define: { CONTENT_IS_CHECKED: 'true' },
  css: { lightningcss: styleCompiler },
  ssr: {
    noExternal: true,
    // React and its router are shared with the pages, which are built separately. The others load files by themselves.
    external: ['react', 'react-dom', 'react-router', 'pg', 'pino', 'nodemailer'],
  },
  build: {
    ssr: true,
    rolldownOptions: {
      input: { main: 'server/main.ts' },
    },
    // scripts/build.ts moves a finished build to build/.
    outDir: '.generated/build/server',
    target: 'node26',
    // The desk's style, which the server writes into its documents.
    cssTarget: buildTargets,
    ssrEmitAssets: false,
    // The faces' addresses must be those of the website's own build.
    assetsInlineLimit: 0,
    minify: false,
  },
})
