import { defineConfig } from 'vite'
import { buildTargets } from './scripts/browsers.ts'

/** The script that hydrates the booking widget or the lead form. */
export default defineConfig({
  base: '/desk/',
  publicDir: false,
  build: {
    outDir: 'build/desk',
    manifest: true,
    target: buildTargets,
    rollupOptions: { input: 'booking/ui/entry.client.tsx' },
  },
})
