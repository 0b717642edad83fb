import { runPackage } from './run-package.ts'

/** `npm run lint`: format and lint rules; `npm run lint -- --write` fixes what can be fixed. */
runPackage('@biomejs/biome/bin/biome', 'check', '.', ...process.argv.slice(2))
