import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { getDocumentProxy } from 'unpdf'
import { beforeAll, describe, expect, it } from 'vitest'
import { guide as everyDay } from '../app/content/guide/guide.data.ts'
import { agreement } from '../app/content/promises/agreement.data.ts'
import { onDay } from '../app/content/read/dated.ts'
import { site } from '../app/content/site/site.data.ts'
import { findProgram } from '../scripts/test-programs.ts'
import { temporaryFolder } from '../tests/fixtures/temporary-folder.ts'
import { compileAgreement, compileGuide } from './compile.ts'

const ORIGIN = 'https://practice-growth.example'

interface Node {
  role?: string
  alt?: string
  id?: string
  children?: Node[]
}
/** A tag of the document with its words, without spaces, because line ends have none. */
interface Tag {
  role: string
  alt: string
  words: string
}

const bare = (text: string) => text.replace(/[\s\u2060]+/g, '')

/** Reads a PDF: each page's words, those outside all tags, all tags in reading order, links, bookmarks. */
async function read(bytes: Buffer) {
  const pdf = await getDocumentProxy(new Uint8Array(bytes))
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, i) => pdf.getPage(i + 1)))
  const tags: Tag[] = []
  const texts: string[] = []
  let untagged = ''
  for (const page of pages) {
    const { items } = await page.getTextContent({ includeMarkedContent: true })
    const marked = new Map<string, string>()
    const open: string[] = []
    let text = ''
    for (const item of items) {
      if ('type' in item) {
        if (item.type.startsWith('begin')) open.push(item.id ?? item.type)
        else open.pop()
      } else {
        const id = open.at(-1)
        if (id) marked.set(id, (marked.get(id) ?? '') + item.str)
        else untagged += item.str
        text += item.str
      }
    }
    texts.push(bare(text))
    const wordsOf = (node: Node): string =>
      (node.id ? (marked.get(node.id) ?? '') : '') + (node.children ?? []).map(wordsOf).join('')
    const visit = (node: Node) => {
      if (node.role) tags.push({ role: node.role, alt: node.alt ?? '', words: bare(wordsOf(node)) })
      node.children?.forEach(visit)
    }
    visit((await page.getStructTree()) as Node)
  }
  const links = (await Promise.all(pages.map((page) => page.getAnnotations()))).flat()
  return { bytes, pdf, pages, texts, untagged, tags, links, outline: (await pdf.getOutline()) ?? [] }
}

const folder = temporaryFolder()
const DAY = '2026-12-01'
const guide: typeof everyDay = JSON.parse(onDay(JSON.stringify(everyDay), DAY))

let files: { guide: Awaited<ReturnType<typeof read>>; agreement: Awaited<ReturnType<typeof read>> }

beforeAll(async () => {
  files = {
    guide: await read(await compileGuide(ORIGIN, DAY)),
    agreement: await read(await compileAgreement()),
  }
})

describe.each(['guide', 'agreement'] as const)('the %s', (name) => {
  it('is an accessible document of US Letter pages with title, author and language', async () => {
    const { pdf, pages } = files[name]
    const { info, metadata } = await pdf.getMetadata()
    expect(info).toMatchObject({
      Title: expect.stringContaining(name === 'guide' ? guide.title : agreement.title),
      Subject: { guide, agreement }[name].subject,
      Author: site.brand,
      Language: 'en-US',
    })
    expect(metadata?.get('pdfuaid:part')).toBe('1')
    expect((await pdf.getViewerPreferences()) as object).toMatchObject({ DisplayDocTitle: true })
    for (const page of pages) expect(page.view).toEqual([0, 0, 612, 792])
  })

  it('has every word in a tag or marked as decoration', () => {
    expect(files[name].untagged.trim()).toBe('')
  })

  it.skipIf(!findProgram('qpdf'))('has no fault that qpdf finds', () => {
    const file = path.join(folder, `${name}.pdf`)
    writeFileSync(file, files[name].bytes)
    const checked = execFileSync(findProgram('qpdf') ?? '', ['--check', file], { encoding: 'utf8' })
    expect(checked).toContain('No syntax or stream encoding errors found')
  })
})

describe('the guide', () => {
  const blocks = guide.chapters.flatMap((chapter) => chapter.blocks)
  const ofKind = <K extends (typeof blocks)[number]['kind']>(kind: K) =>
    blocks.filter((block): block is Extract<typeof block, { kind: K }> => block.kind === kind)

  it('has on each page the date of its facts', () => {
    for (const text of files.guide.texts) expect(text).toContain(bare(guide.accurate))
  })

  it('reads in order: title, contents, chapters with their headings, the last page', () => {
    const headings = files.guide.tags.filter(({ role }) => /^H\d$/.test(role))
    expect(headings.map(({ role }) => role)).toEqual([
      'H1',
      'H2',
      ...guide.chapters.flatMap((chapter) => [
        'H2',
        ...chapter.blocks.flatMap(({ kind }) => (kind === 'heading' ? ['H3'] : [])),
      ]),
      'H2',
    ])
  })

  it('tags lists, tables with their headings, and figures with what they show', () => {
    const withRole = (role: string) => files.guide.tags.filter((tag) => tag.role === role)
    const lists = (['points', 'crosses', 'steps', 'boxes', 'sources'] as const).flatMap((kind) =>
      ofKind(kind),
    )
    expect(withRole('L')).toHaveLength(lists.length)
    expect(withRole('LI')).toHaveLength(lists.reduce((sum, { items }) => sum + items.length, 0))
    const tables = [guide.contents.readers, ...ofKind('table')]
    expect(withRole('TH').map(({ words }) => words)).toEqual(
      tables.flatMap(({ columns }) => columns.map(({ heading }) => bare(heading))),
    )
    expect(withRole('TD')).toHaveLength(tables.reduce((sum, { rows }) => sum + rows.flat().length, 0))
    expect(withRole('Figure').map(({ alt }) => alt)).toEqual([
      guide.coverAlt,
      ...ofKind('figure').map(({ alt }) => alt),
    ])
  })

  it('has bookmarks and a table of contents that lead to each chapter’s page', async () => {
    const { pdf, texts, links, outline } = files.guide
    const chapters = guide.chapters.map(({ title }) => title)
    const [root] = outline
    expect(root?.items.map(({ title }) => title)).toEqual([
      guide.contents.heading,
      ...chapters.map((title, index) => `${index + 1} ${title}`),
      guide.ending.title,
    ])
    const places = links.flatMap(({ dest }) => (dest ? [dest] : []))
    expect(places).toHaveLength(chapters.length)
    for (const [index, title] of chapters.entries()) {
      const place =
        typeof places[index] === 'string' ? await pdf.getDestination(places[index]) : places[index]
      const page = await pdf.getPageIndex(place[0])
      expect(texts[page]).toContain(bare(title))
      expect(texts[1]).toContain(`${index + 1}${bare(title)}${page + 1}`)
    }
  })

  it('links every source, then the booking page on the origin and the phone', () => {
    const urls = files.guide.links.flatMap(({ url }) => (url ? [url] : []))
    const sources = ofKind('sources').flatMap(({ items }) => items.flatMap(({ href }) => href ?? []))
    expect(urls).toEqual([
      ...sources.map((href) => new URL(href).href),
      `${ORIGIN}${guide.ending.href}`,
      `tel:${site.phone.dial}`,
    ])
  })

  it('contains every text of every chapter', () => {
    const all = files.guide.texts.join('')
    const textsOf = (value: unknown): string[] =>
      value && typeof value === 'object'
        ? Object.entries(value).flatMap(([key, inner]) =>
            ['kind', 'draws', 'alt', 'href', 'share'].includes(key) ? [] : textsOf(inner),
          )
        : [String(value)]
    for (const text of textsOf([guide.chapters, guide.contents])) expect(all).toContain(bare(text))
  })
})

describe('the agreement', () => {
  it('says on every page that it is a sample', () => {
    for (const text of files.agreement.texts) expect(text).toContain(bare(agreement.footer))
  })

  it('contains every clause and note as text', () => {
    const all = files.agreement.texts.join('')
    for (const { paragraphs, note = '' } of agreement.clauses)
      for (const text of [...paragraphs, note]) expect(all).toContain(bare(text))
  })
})
