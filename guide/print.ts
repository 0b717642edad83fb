import { compileAgreement, compileGuide } from './compile.ts'

/** Writes a PDF to its standard output: `node guide/print.ts guide https://example.com` or `node guide/print.ts agreement`. */
const [name, origin = ''] = process.argv.slice(2)
process.stdout.write(name === 'agreement' ? await compileAgreement() : await compileGuide(origin))
