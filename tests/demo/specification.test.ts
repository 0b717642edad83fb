import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { posts } from '../../app/content/blog/posts.data.ts'
import { phases } from '../../app/content/promises/phases.data.ts'
import { cookiePolicy } from '../../app/routes/legal/content.data.ts'
import { whatsIncluded } from '../../app/routes/whats-included/content.data.ts'
import { whyChooseUs } from '../../app/routes/why-choose-us/content.data.ts'
import { launchChromium } from '../fixtures/chromium.ts'
import { pages, server } from '../integration/built-site.ts'
import { rows } from './specification-rows.ts'

const PHONE = 390
const WIDTHS = [PHONE, 1280]
const root = path.resolve(import.meta.dirname, '..', '..')
const textOf = (address: string) => plain(pages.find((page) => page.path === address)?.text ?? '')
let browser: Browser
let page: Page

/** As the rows are written: straight apostrophes, ordinary spaces. */
const plain = (text: string) => text.replaceAll('\u2060', '').replaceAll('’', "'").replace(/\s+/g, ' ')

beforeAll(async () => {
  browser = await launchChromium()
  page = await browser.newPage({ reducedMotion: 'reduce' })
})
afterAll(() => browser.close())

/** What a visitor sees at an address without a click, in its order, and what search engines are told, at each width. */
async function visibleAt(address: string): Promise<string[]> {
  await page.setViewportSize({ width: PHONE, height: 900 })
  const response = await page.goto(server.origin + address)
  await page.addStyleTag({ content: '*{content-visibility:visible!important}' }).catch(() => {})
  const seen: string[] = []
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    seen.push(
      plain(
        `at ${new URL(page.url()).pathname} status ${response?.status()} ${await page.evaluate(readVisible)}`,
      ),
    )
  }
  return seen
}

/** Runs in the page. */
function readVisible(): string {
  const told = (name: string) =>
    document.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? '-'
  const canonical = document.querySelector('link[rel="canonical"]')?.getAttribute('href')
  const data = document.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}'
  const nodes: { '@type': string; mainEntity?: unknown[] }[] = JSON.parse(data)['@graph'] ?? []
  const kinds = nodes.map(({ '@type': kind, mainEntity: of }) => (of ? `${kind} of ${of.length}` : kind))
  const seen = [
    `canonical ${canonical ? new URL(canonical, location.href).pathname : '-'} | `,
    `robots ${told('robots')} | keywords ${told('keywords')} | ${kinds.join(' ')} |`,
  ]
  const hasBox = (range: Range) =>
    [...range.getClientRects()].some(({ width: wide, height }) => wide > 1 && height > 1)
  const walk = (node: Node): void => {
    if (node instanceof Text) {
      const range = document.createRange()
      range.selectNodeContents(node)
      // A space between two elements is a text of its own, without a box.
      if (!node.data.trim()) seen.push(' ')
      else if (hasBox(range)) seen.push(node.data)
      return
    }
    if (!(node instanceof Element) || /^(script|style|noscript|option)$/i.test(node.tagName)) return
    const { display } = getComputedStyle(node)
    const isSeen = () => node.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    // What has no box of its own may hold what has one.
    if (display !== 'contents' && !isSeen()) return
    const label = node.getAttribute('aria-label')
    if (label && node.matches('[role=img], figure, svg')) seen.push(` figure ${label} `)
    if (node.matches('iframe')) {
      const isHigh = node.getBoundingClientRect().height >= 600
      seen.push(` frame ${node.getAttribute('title')} ${isHigh ? 'of at least 600 px' : ''} `)
    }
    if (node.matches('h1')) seen.push(' h1 ')
    const isBlock = !display.startsWith('inline')
    if (isBlock) seen.push(' ')
    for (const child of node.childNodes) walk(child)
    if (node.matches('a[href]')) seen.push(` →${node.getAttribute('href')} `)
    else if (isBlock) seen.push(' ')
  }
  walk(document.body)
  return seen.join('')
}

/** A text of a row as a pattern: where a link ends within it, the link's target may follow. */
const patternOf = (shown: string | RegExp) =>
  typeof shown === 'string'
    ? new RegExp(RegExp.escape(shown).replaceAll('\\x20', '\\s*(?:→\\S+\\s*)?'), 'g')
    : new RegExp(shown.source, `${shown.flags.replace('g', '')}gs`)

/** Returns the first of these that isn't visible after the one before it. */
function firstMissing(seen: string, shown: readonly (string | RegExp)[]): string | RegExp | undefined {
  let from = 0
  return shown.find((one) => {
    const pattern = patternOf(one)
    pattern.lastIndex = from
    const found = pattern.exec(seen)
    // The next one may lie within what a pattern has found, but not before it.
    from = (found?.index ?? 0) + 1
    return !found
  })
}

const addresses = [...new Set(rows.flatMap(([, at]) => at.split(' ')))]

it.each(addresses)('%s shows what is specified there', async (address) => {
  const here = rows.filter(([, at]) => at.split(' ').includes(address))
  for (const [place, seen] of (await visibleAt(address)).entries()) {
    const missing = here.flatMap(([statement, , ...shown]) => {
      const texts = shown.filter((one) => typeof one === 'string' || one instanceof RegExp)
      const one = firstMissing(seen, texts)
      return one ? [`${WIDTHS[place]} px: “${statement}” shows no ${one}`] : []
    })
    expect.soft(missing.join('\n'), `${missing.join('\n')}\nin: ${seen}`).toBe('')
  }
})

it('no statement of the specification is without a row', () => {
  const specification = readFileSync(path.join(root, 'docs/specification.md'), 'utf8')
  const sections = specification
    .slice(specification.indexOf('## 2.'))
    .replace(/^#.*$/gm, '')
    .replace(/^\| (?:Route|Call) \|.*$|^\|[-| ]+\|$/gm, '')
    .replace(/^\s*(?:- |\| )/gm, '')
    .replace(/ \|$/gm, '')
    .replace(/\s+/g, ' ')
  let left = sections
  const unknown = [...rows]
    .sort(([one], [other]) => other.length - one.length)
    .flatMap(([statement]) => {
      if (!sections.includes(statement)) return [statement]
      left = left.replaceAll(statement, '')
      return []
    })
  expect(unknown, 'these are no statements of the specification').toEqual([])
  expect(left.replace(/\s+/g, ' ').trim()).toBe('')
})

it('what is shown by another test is shown by one that exists', () => {
  const named = rows.flatMap(([, , ...shown]) =>
    shown.flatMap((one) => (typeof one === 'object' && 'shown by' in one ? [one['shown by']] : [])),
  )
  const missing = [...new Set(named)].filter((name) => {
    const [file = '', title = ''] = name.split(/: (.*)/s)
    const texts = globSync(`{tests,app}/**/${file}`, { cwd: root }).map((one) =>
      readFileSync(path.join(root, one), 'utf8'),
    )
    return !texts.some((text) => text.includes(title))
  })
  expect(missing).toEqual([])
})

it('the footer has every link', () => {
  const footer = pages[0]?.html.split('<footer')[1] ?? ''
  const hrefs = [...footer.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)
  expect(hrefs).toEqual(
    expect.arrayContaining([
      ...['/why-choose-us', '/how-we-work', '/whats-included', '/#faq', '/contact'],
      ...['/paid-traffic', '/funnel-creation', '/seo', '/google-business', '/automated-follow-ups'],
      ...['/book', '/privacy-policy', '/terms-of-service', '/cookie-policy'],
    ]),
  )
  expect(footer).toMatch(/href="\/book"[^>]*>Get Started/)
})

it('only what leads to /book is a filled button', () => {
  const isOurs = (address: string) => !/^\/(?:865|desert-light|legacy-oaks)$/.test(address)
  const filled = pages
    .filter(({ path: address }) => isOurs(address))
    .flatMap(({ path: address, html }) =>
      [...html.matchAll(/<(?:a|button)[^>]*class="(?:[^"]* )?(?:cta|solid-button)[ "][^>]*>/g)]
        .map(([tag]) => `${address}: ${tag}`)
        .filter((tag) => !/href="\/book(?:\?[^"]*)?"/.test(tag)),
    )
  // The consultation guide and the patients' pages have their own.
  expect(filled).toEqual([])
})

it('the call takes 15 minutes on the machine and the confirmation page', () => {
  expect(textOf('/patient-acquisition-machine')).toMatch(/15[ -]minute|15 for /)
  expect(textOf('/bookingconfirmation')).toContain('15-minute strategy call')
})

it('the terms say the rest of it', () => {
  expect(textOf('/terms-of-service')).toMatch(/30 days' (?:written )?notice/)
  expect(textOf('/terms-of-service')).toMatch(/3 business days.*12 months|12 months.*3 business days/)
})

it('the Knoxville article covers its subjects', () => {
  for (const subject of [
    /IV ketamine/,
    /nasal/i,
    /integration/i,
    /candidate/i,
    /free consultation/i,
    /stud/i,
  ])
    expect(textOf('/865')).toMatch(subject)
})

it('the four posts exist', () => {
  const categories = posts.map(({ category }) => category)
  for (const kind of ['Medical', 'Neuropathy', 'Ketamine', 'Regenerative Medicine'])
    expect(categories).toContain(`${kind} Marketing`)
  expect(posts.map(({ title }) => title).join()).toMatch(/^(?=.*[Nn]europathy)(?=.*[Kk]etamine)(?=.*ROI)/)
})

it('content has the specified fields', () => {
  const fields = (one: object | undefined) => Object.keys(one ?? {})
  expect(fields(posts[0])).toEqual(
    expect.arrayContaining([
      'slug',
      'title',
      'description',
      'metaDescription',
      'keywords',
      'category',
      'date',
    ]),
  )
  expect(fields(phases.items[0])).toEqual(
    expect.arrayContaining([
      ...['number', 'icon', 'title', 'timeline', 'whatHappens', 'deliverable', 'involvement'],
    ]),
  )
  expect(fields(cookiePolicy.tables[0]?.rows[0])).toEqual(
    expect.arrayContaining(['name', 'provider', 'purpose', 'duration']),
  )
  expect(JSON.stringify(whyChooseUs)).toMatch(/"feature":.*"us":.*"them":.*"detail":/)
  expect(JSON.stringify(whatsIncluded)).toMatch(/"name":.*"whatYouGet":.*"whyItMatters":/)
})
