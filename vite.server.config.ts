import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { buildTargets, styleCompiler } from './scripts/browsers.ts'

/** The process: the server and, inside it, the desk. Packages stay in node_modules. */
export default defineConfig({
  // As in vite.config.ts: the booking documents' style is Tailwind's, compiled for our oldest browsers by Vite.
  plugins: [tailwindcss({ optimize: false })],
  publicDir: false,
  css: { lightningcss: styleCompiler },
  // Only the components our e-mails use: the whole package also loads a code highlighter, at every start.
  ssr: { noExternal: ['@react-email/components', /^@react-email\//] },
  build: {
    ssr: 'server/main.ts',
    // scripts/build-folder.ts moves a finished build to build/.
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
