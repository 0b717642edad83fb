import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/** The website. The desk and the server have configurations of their own beside this one. */
export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  worker: { format: 'iife' },
  build: { assetsInlineLimit: 0 },
})
