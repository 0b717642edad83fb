import { defineConfig } from 'vite'
import { buildTargets } from './scripts/browsers.ts'

/** The scripts that wake the desk's widget and its lead form in the browser. */
export default defineConfig({
  base: '/desk/',
  publicDir: false,
  build: {
    outDir: 'build/desk',
    manifest: true,
    target: buildTargets,
    rollupOptions: { input: ['booking/ui/entry.client.tsx', 'booking/ui/lead.client.ts'] },
  },
})
