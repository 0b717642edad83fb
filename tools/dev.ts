import { spawn } from 'node:child_process'
import path from 'node:path'
import { buildSite } from './build-site.ts'

/**
 * The site with changes shown as they are saved, on port 5173. The desk behind it is the built one, on port 3000:
 * its own screens change with the next start.
 */
const root = path.dirname(import.meta.dirname)
await buildSite({ force: false })

const server = spawn(process.execPath, [path.join(root, 'build', 'server', 'main.js')], {
  cwd: root,
  stdio: ['ignore', 'ignore', 'inherit'],
  env: { ...process.env, PORT: '3000' },
})
const pages = spawn(process.execPath, [path.join(root, 'node_modules/@react-router/dev/bin.cjs'), 'dev'], {
  cwd: root,
  stdio: 'inherit',
})
const stop = () => {
  server.kill('SIGTERM')
  pages.kill('SIGTERM')
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
pages.on('exit', stop)
server.on('exit', stop)
