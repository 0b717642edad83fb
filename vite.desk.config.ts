import { defineConfig } from 'vite'

/** The script that wakes the desk's widget in the browser. */
export default defineConfig({
  base: '/desk/',
  publicDir: false,
  build: {
    outDir: 'build/desk',
    manifest: true,
    rollupOptions: { input: 'desk/screens/entry.client.tsx' },
  },
})
