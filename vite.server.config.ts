import { defineConfig } from 'vite'

/** The process: the server and, inside it, the desk. Packages stay in node_modules. */
export default defineConfig({
  publicDir: false,
  build: {
    ssr: 'server/main.ts',
    outDir: 'build/server',
    target: 'node26',
    ssrEmitAssets: false,
    // The faces' addresses must be those of the website's own build.
    assetsInlineLimit: 0,
    minify: false,
  },
})
