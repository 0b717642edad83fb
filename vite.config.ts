import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { buildTargets, styleCompiler } from './scripts/browsers.ts'

/** The website. The desk and the server have configurations of their own beside this one. */
export default defineConfig({
  // Tailwind's own pass over its style is written for newer browsers than ours; Vite's does the same work.
  plugins: [tailwindcss({ optimize: false }), reactRouter()],
  css: { lightningcss: styleCompiler },
  // Page scripts are built as workers, each into one file. Modules run in development too, where nothing is bundled.
  worker: { format: 'es' },
  build: { assetsInlineLimit: 0, target: buildTargets, cssTarget: buildTargets },
  // While writing, the desk is asked at the built server that `npm run dev` starts beside this one.
  server: { proxy: { '/desk': `http://localhost:${process.env.DESK_PORT}` } },
})
