import { defineConfig } from 'vite'
import { buildTargets } from './settings/browsers.ts'

/** The scripts that wake the desk's widget and its lead form in the browser. */
export default defineConfig({
  base: '/desk/',
  publicDir: false,
  build: {
    outDir: 'build/desk',
    manifest: true,
    target: buildTargets,
    rollupOptions: { input: ['desk/screens/entry.client.tsx', 'desk/screens/lead.client.ts'] },
  },
})
