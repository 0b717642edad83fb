import path from 'node:path'
import { withSettings } from '../server/listen.ts'

await withSettings(path.dirname(import.meta.dirname), () => import('./content-check/preflight.ts'))
