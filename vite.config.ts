import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'

/**
 * In development Vite answers a stylesheet's address with a script, unless the request says that it wants CSS. The
 * consent banner fetches its style, and `fetch` says nothing.
 */
const fetchedStyles: Plugin = {
  name: 'fetched-styles',
  configureServer({ middlewares }) {
    middlewares.use((request, _response, next) => {
      const isFetched = request.headers['sec-fetch-dest'] === 'empty'
      if (isFetched && request.url?.endsWith('.css')) request.headers.accept = 'text/css'
      next()
    })
  },
}

/** The website. The desk and the server have configurations of their own beside this one. */
export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), fetchedStyles],
  // Page scripts are built as workers, each into one file. Modules run in development too, where nothing is bundled.
  worker: { format: 'es' },
  build: { assetsInlineLimit: 0 },
  // While writing, the desk is asked at the built server that `npm run dev` starts beside this one.
  server: { proxy: { '/desk': `http://localhost:${process.env.DESK_PORT}` } },
})
