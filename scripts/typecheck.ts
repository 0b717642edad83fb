import { buildSite } from './build-site.ts'
import { runPackage } from './run-package.ts'

/** `npm run typecheck`. The build comes first: it writes the routes' types. */
await buildSite({ force: false })
runPackage('typescript/bin/tsc', '--project', '.')
