import '../server/end-with-parent.ts'
import { buildSite } from './build-site.ts'

/** `npm run build`; with `--if-needed`, as `npm start` runs it, only if the sources have changed. */
await buildSite({ force: !process.argv.includes('--if-needed') })
