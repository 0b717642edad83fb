import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/** The website. The desk and the server have configurations of their own beside this one. */
export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  worker: { format: 'iife' },
  build: { assetsInlineLimit: 0 },
  // While writing, the desk is asked at the built server that `npm run dev` starts beside this one.
  server: { proxy: { '/desk': 'http://localhost:3000' } },
})
