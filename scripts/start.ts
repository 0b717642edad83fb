import path from 'node:path'
import { pathToFileURL } from 'node:url'
import './end-with-parent.ts'
import { buildSite } from './build-site.ts'

const root = path.dirname(import.meta.dirname)
await buildSite({ force: false })
await import(pathToFileURL(path.join(root, 'build', 'server', 'main.js')).href)
