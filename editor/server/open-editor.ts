import { randomBytes } from 'node:crypto'
import path from 'node:path'
import type { Connect, Plugin, ViteDevServer } from 'vite'
import { contentFolder } from '../../app/content/read/content-folder.ts'
import { openDevelopment } from '../../scripts/development.ts'
import { editorApi } from './api.ts'
import { createHistory } from './history.ts'
import { isWritten } from './owner-files.ts'
import { slugOf } from './pictures.ts'

/**
 * Opens the site for editing on this machine only. Returns the token that every request needs, because others may use
 * the machine.
 */
export async function openEditor(root: string): Promise<string> {
  const token = randomBytes(16).toString('hex')
  let api: Connect.NextHandleFunction = (_, response) => response.writeHead(503).end()
  // Vite checks the host of each request before it calls this.
  const configureServer = ({ middlewares }: ViteDevServer) =>
    void middlewares.use((request, response, next) => {
      // A page shows words that aren't published. No window that opened it may keep a hold on it.
      response.setHeader('Cross-Origin-Opener-Policy', 'same-origin')
      api(request, response, next)
    })
  const { load, faults, reopen } = await openDevelopment({
    host: '127.0.0.1',
    plugins: [marks(root), { name: 'editor-api', configureServer }],
    scripts: ['/editor/client/start.ts'],
    ignores: isWritten,
  })
  let known = new Set(faults)
  api = editorApi(token, {
    history: createHistory(
      path.join(root, '.generated', 'edits', `${slugOf(path.relative(root, contentFolder))}.json`),
    ),
    load,
    async reopen() {
      const wrong = await reopen()
      const added = wrong.filter((message) => !known.has(message))
      known = new Set(wrong)
      return added
    },
  })
  return token
}

/** Returns a plugin that marks the owner's texts with their place, and shows drafts. */
const marks = (root: string): Plugin => ({
  name: 'editor-marks',
  enforce: 'pre',
  resolveId: {
    filter: { id: /\/mark\.ts$/ },
    handler: (_, importer) =>
      importer?.includes('/app/content/') ? path.join(root, 'editor/mark.ts') : null,
  },
  config: () => ({
    // A separate cache lets `npm run dev` run at the same time.
    cacheDir: 'node_modules/.vite-editor',
    server: { fs: { allow: ['editor'] } },
    optimizeDeps: {
      include: [
        ...['@codemirror/state', '@codemirror/view', '@codemirror/commands', '@codemirror/language'],
        ...['@codemirror/lang-markdown', 'react-image-crop'],
      ],
    },
  }),
})
