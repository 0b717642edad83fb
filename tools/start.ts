import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildSite } from './build-site.ts'

const root = path.dirname(import.meta.dirname)
await buildSite({ force: false })
await import(pathToFileURL(path.join(root, 'build', 'server', 'main.js')).href)
