import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { guideCover } from '../app/components/drawings/guide-cover.ts'
import { pencilRing } from '../app/components/drawings/shapes.ts'
import { edition } from '../app/content/guide/edition.data.ts'
import { guide } from '../app/content/guide/guide.data.ts'
import { agreement } from '../app/content/promises/agreement.data.ts'
import { samples } from '../app/content/promises/samples.data.ts'
import { onDay } from '../app/content/read/dated.ts'
import { colors } from '../app/content/site/colors.ts'
import { site } from '../app/content/site/site.data.ts'
import { loadFonts } from './fonts.ts'

/**
 * Compiles the PDF guide.
 * @param origin the site's, for the link to the booking page, because a PDF needs absolute links
 * @param day the date whose texts it has, today by default
 */
export function compileGuide(origin: string, day?: string): Promise<Buffer> {
  const ring = { kind: 'path', d: pencilRing(40, 20, 50, 25), stroke: colors.pencil, strokeWidth: 1.6 }
  return compile('guide.typ', { guide, origin, cover: guideCover, ring }, day)
}

/** Compiles the sample agreement. */
export function compileAgreement(): Promise<Buffer> {
  return compile('agreement.typ', {
    agreement,
    samples,
    agency: `${site.legalName}, ${site.addressLine} (“we”)`,
  })
}

const today = () => Temporal.Now.plainDateISO(site.strategyCall.officeZone).toString()

/** Compiles a Typst file with this content to PDF. @throws {Error} with the file, the line and the problem */
async function compile(file: string, content: object, day = today()): Promise<Buffer> {
  const data = onDay(JSON.stringify({ ...content, edition, site, colors }), day)
  const compiler = NodeCompiler.create({
    workspace: import.meta.dirname,
    fontArgs: [{ fontBlobs: await loadFonts() }],
    // Removes word joiners, because Typst keeps ranges together itself.
    inputs: { data: data.replaceAll('\u2060', '') },
  })
  const compiled = compiler.compile({ mainFilePath: `${import.meta.dirname}/${file}` })
  if (compiled.result) return compiler.pdf(compiled.result, { pdfStandard: 'ua-1' })
  const error = compiled.takeError()
  const [first] = error ? compiler.fetchDiagnostics(error) : []
  throw new Error(`${first?.path}, line ${(first?.range?.start.line ?? 0) + 1}: ${first?.message}`)
}
