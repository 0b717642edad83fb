import { compileAgreement, compileGuide } from './compile.ts'

/**
 * Writes a PDF to its standard output: `node guide/print.ts guide https://example.com 2027-01-01` or
 * `node guide/print.ts agreement`.
 */
const [name, origin = '', day] = process.argv.slice(2)
process.stdout.write(name === 'agreement' ? await compileAgreement() : await compileGuide(origin, day))
