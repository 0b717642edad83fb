import './end-with-parent.ts'
import { spawn } from 'node:child_process'
import path from 'node:path'
import { buildSite } from './build-site.ts'
import { freePorts } from './free-port.ts'

/**
 * The site with changes shown as they are saved, on `PORT` or 5173. The desk behind it is the built one, on a free
 * port: its own screens change with the next start.
 */
const root = path.dirname(import.meta.dirname)
await buildSite({ force: false })

const port = process.env.PORT ?? '5173'
const deskPort = String(await freePorts(1))
const server = spawn(process.execPath, [path.join(root, 'build', 'server', 'main.js')], {
  cwd: root,
  stdio: ['ignore', 'ignore', 'inherit'],
  env: { SITE_ORIGIN: `http://localhost:${port}`, ...process.env, PORT: deskPort },
})
const command = [path.join(root, 'node_modules/@react-router/dev/bin.cjs'), 'dev', '--port', port]
const pages = spawn(process.execPath, [...command, '--strictPort'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, DESK_PORT: deskPort },
})
const stop = () => {
  server.kill('SIGTERM')
  pages.kill('SIGTERM')
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
pages.on('exit', stop)
server.on('exit', stop)
