import { expect, it } from 'vitest'
import { readFacts } from '../facts/page-facts.ts'
import type { CheckId, Finding } from '../result.ts'
import { findAll } from './checks.ts'
import { MAX_QUOTE, type ReadPage, type SiteFacts } from './site-facts.ts'

const page = (html: string, role: ReadPage['role'] = 'home', path = ''): ReadPage => ({
  ...readFacts(html, `https://clinic.test/${path}`),
  role,
  robotsHeader: '',
})
/** The slowest and largest answer that is fine. */
const server: SiteFacts['server'] = {
  ...{ address: 'https://clinic.test/', plainLeadsTo: 'https://clinic.test/', hsts: 'max-age=1' },
  ...{ redirects: 2, firstByteMs: 1_800, bytes: 500_000, encoding: 'gzip' },
}
const known: SiteFacts['known'] = {
  booking: [{ name: 'Calendly', signs: ['calendly.com'] }],
  ads: [{ name: 'Pixel', signs: ['ads.example', 'pixel()'] }],
  recorders: [{ name: 'Recorder', signs: ['recorder.example'] }],
  container: '',
  treatments: [['ketamine'], ['PRP']],
  claims: ['cure'],
}

function find(check: CheckId, html: string, change: Partial<SiteFacts> = {}, unread: 'large' | null = null) {
  const home = page(html)
  const site = { home, pages: [home], robots: '', container: null, server, known, ...change }
  const found = findAll(site, unread).find((one) => one.check === check)
  if (!found) throw new Error(check)
  return found
}
const quotesOf = (...found: Parameters<typeof find>) => find(...found).quotes.map(({ text }) => text)
const LD = (data: object | string) =>
  `<script type=application/ld+json>${typeof data === 'string' ? data : JSON.stringify(data)}</script>`
const DENTIST = { '@type': 'Dentist', name: 'A' }
const ADDRESS = '<p>Dallas, TX 75024'
const ADS = '<img src=https://ads.example/1 alt>'
const words = (length: number) => 'x'.repeat(length)

it.each<[CheckId, html: string, Finding['answer'], missing?: string[]]>([
  ['phone-link', '(214) 555-0100 <a href=tel:+12145550199>call</a>', 'not-found'],
  ['phone-link', '(214) 555-0100 <a href=tel:+12145550100>call</a>', 'found'],
  ['online-booking', '<a href=https://notcalendly.com/x>book</a>', 'not-found'],
  ['online-booking', '<input placeholder="Preferred day">', 'found'],
  ['online-booking', '<input type=date name=dob>', 'not-found'],
  ['hours-address', `<td>Mon<td>9-5 pm${ADDRESS}`, 'found'],
  ['hours-address', `<p>9-5 pm${ADDRESS}`, 'not-found', ['hours']],
  ['hours-address', '<p>Mon 9-5 pm', 'not-found', ['address']],
  ['hours-address', LD({ openingHours: 'Mo', streetAddress: 'x' }), 'found'],
  ['form-labels', '<input type=hidden>', 'unknown'],
  ['form-labels', '<label>Name <input></label><textarea></textarea>', 'not-found'],
  ['title-description', '<title>A</title><meta name=description content=" ">', 'not-found', ['description']],
  ['title-description', '<title>A</title><meta name=description content=B>', 'found'],
  ['open-to-search', '<meta name=googlebot content=none>', 'not-found'],
  ['open-to-search', '<meta name=robots content=index>', 'found'],
  ['open-to-search', '<link rel=canonical href=https://www.clinic.test/a>', 'found'],
  ['open-to-search', '<link rel=canonical href=https://other.test/>', 'not-found'],
  ['structured-data', LD(DENTIST) + LD({ ...DENTIST, address: 'B' }), 'found'],
  ['structured-data', LD('{') + LD({ ...DENTIST, '@type': 'Person', address: 'B' }), 'not-found'],
  ['structured-data', LD({ '@graph': [null, 'x', { ...DENTIST, address: 'B' }] }), 'found'],
  ['structured-data', '<p itemtype=https://schema.org/Dentist><b itemprop=name>', 'not-found', ['address']],
  ['structured-data', '<p itemtype=Dentist><b itemprop=name><b itemprop=address>', 'found'],
  ['treatment-pages', '<p>Ketamine', 'unknown'],
  ['treatment-pages', '<p>Ketamine<p>ketamine', 'not-found'],
  ['treatment-pages', '<h2>Ketamine</h2><a href=/ketamine-therapy>More</a>', 'found'],
  ['treatment-pages', '<h2>Ketamine</h2><a href=#ketamine>More</a>', 'not-found'],
  ['treatment-pages', '<h2>Ketamine</h2><a href=https://other.test/ketamine>More</a>', 'not-found'],
  ['treatment-pages', '<h2>Ketamine</h2><a href=/ketamine>More</a><h2>PRP</h2>', 'not-found'],
  ['text-without-scripts', `<script></script>${words(249)}`, 'not-found'],
  ['text-without-scripts', `<script></script>${words(250)}`, 'found'],
  ['text-without-scripts', words(249), 'found'],
  ['zoom', '<meta name=viewport content="width=device-width, maximum-scale=2">', 'found'],
  ['zoom', '<meta name=viewport content="width=device-width, maximum-scale=1.9">', 'not-found'],
  ['zoom', '<meta name=viewport content="initial-scale=1">', 'not-found'],
  ['zoom', '', 'not-found'],
  ['steady-head', '<script src=a async></script><script src=b defer></script><script>1</script>', 'found'],
  ['steady-head', '<script src=a type=module></script><p><script src=b></script>', 'found'],
  ['steady-head', '<script src=a type=text/javascript></script>', 'not-found'],
  ['steady-head', '<img src=a width=1>', 'not-found'],
  ['steady-head', '<img src=a width=1 height=1><img src=b style="height: 1px"><img>', 'found'],
  ['ad-hosts', `${ADS}<h1>Welcome</h1><input type=checkbox>`, 'not-found'],
  ['ad-hosts', `${ADS}<input>`, 'found'],
  ['ad-hosts', '<script>pixel()</script><input type=email>', 'found'],
  ['privacy-lang-alt', '<html lang=en><a href=/privacy>x</a><img alt><img height=1>', 'found'],
  ['privacy-lang-alt', '<html lang=en><a href=/privacy>x</a><img>', 'not-found', []],
  ['privacy-lang-alt', '<a href=/x>x</a>', 'not-found', ['privacy', 'lang']],
  ['claims', `<p>Not ${words(28)} cure`, 'not-found'],
  ['claims', `<p>Not ${words(29)} cure`, 'found'],
])('%s of %s: %s', (check, html, answer, missing) => {
  const found = find(check, html)
  expect(found.answer).toBe(answer)
  if (missing) expect(found.missing).toEqual(missing)
})

it.each<[Partial<SiteFacts['server']>, CheckId, Finding['answer'], missing?: string[]]>([
  [{}, 'speed', 'found'],
  [{ firstByteMs: 1_801 }, 'speed', 'not-found'],
  [{ redirects: 3 }, 'speed', 'not-found'],
  [{ bytes: 500_001 }, 'speed', 'not-found'],
  [{ bytes: 2_000, encoding: '' }, 'speed', 'found'],
  [{ bytes: 2_001, encoding: '' }, 'speed', 'not-found'],
  [{ plainLeadsTo: null }, 'https', 'found', []],
  [{ address: 'http://clinic.test/', hsts: '' }, 'https', 'not-found', ['certificate', 'hsts']],
])('a server with %o: %s is %s', (change, check, answer, missing) => {
  const found = find(check, '', { server: { ...server, ...change } })
  expect(found.answer).toBe(answer)
  if (missing) expect(found.missing).toEqual(missing)
})

it('quotes what was measured, at most three of a kind, each around what it found', () => {
  const one = { ...server, redirects: 1, firstByteMs: 2_950, bytes: 2_001, encoding: '' }
  expect(quotesOf('speed', '')).toEqual([
    '1.8 seconds to the first byte from our server; 500 KB, compressed (gzip); 2 redirects',
  ])
  expect(quotesOf('speed', '', { server: one })).toEqual([
    '3.0 seconds to the first byte from our server; 3 KB, not compressed; 1 redirect',
  ])
  expect(quotesOf('form-labels', '<input>'.repeat(4))).toHaveLength(3)
  expect(quotesOf('form-labels', '<input title=a><input title=b>')).toEqual(['<input title=a>'])
  expect(quotesOf('price', `<p>${words(300)} $10 ${words(300)}`)).toEqual([
    `${words(MAX_QUOTE / 2 - 1)} $10 ${words(MAX_QUOTE / 2 - 4)}`,
  ])
  expect(quotesOf('claims', '<p>We cure.<p>We cure.')).toHaveLength(1)
  expect(quotesOf('treatment-pages', '<p>Ketamine first<p>Ketamine then')).toEqual(['Ketamine first'])
  expect(quotesOf('ad-hosts', '<script>pixel()</script><input>')).toEqual(['pixel()'])
  expect(quotesOf('ad-hosts', `<script>${words(99)}pixel()${words(99)}</script><input>`)).toEqual([
    `${words(60)}pixel()${words(93)}`,
  ])
})

const [ONE, OTHER] = ['<a href=tel:+12145550100>1</a>', '<a href=tel:+12145550101>2</a>']
const [PRIVACY, TERMS] = ['<a href=/privacy>1</a>', '<a href=/privacy#terms>2</a>']
it.each<[CheckId, html: string, quoted: string[]]>([
  ['phone-link', `(214) 555-0100, (214) 555-0101. ${ONE}${OTHER}`, [ONE]],
  ['phone-link', `<p>Or (214) 555-0102.<p>Or (214) 555-0103.${ONE}${OTHER}`, [ONE, 'Or (214) 555-0102.']],
  ['form-labels', '<label>Name <input></label><textarea></textarea>', ['<textarea>']],
  ['treatment-pages', '<h2>Ketamine</h2><a href=/ketamine>1</a>', ['<a href=/ketamine>1</a>']],
  [
    'steady-head',
    '<script src=a></script><script src=b></script><script src=c></script><img src=d>',
    ['<script src=a>', '<script src=b>', '<img src=d>'],
  ],
  ['privacy-lang-alt', PRIVACY + TERMS, [PRIVACY]],
  ['privacy-lang-alt', `${PRIVACY}<img>`, ['<img>']],
])('%s of %s quotes %j', (check, html, quoted) => {
  expect(quotesOf(check, html)).toEqual(quoted)
})

it('looks on every page: a price on the treatment’s page first, ads where they are about a person’s health', () => {
  const pages = [page('<p>From $10.'), page(`<p>From $20.${ADS}`, 'treatment', 'a')]
  expect(quotesOf('price', '', { pages })).toEqual(['From $20.', 'From $10.'])
  expect(find('ad-hosts', '', { pages }).answer).toBe('found')
  expect(find('open-to-search', '', { pages, robots: 'User-agent: *\nDisallow: /' }).answer).toBe('not-found')
  const hidden = [page(''), { ...page('', 'booking', 'b'), robotsHeader: 'noindex' }]
  expect(quotesOf('open-to-search', '', { pages: hidden })).toEqual(['X-Robots-Tag: noindex'])
})

it('finds in a container’s script what it loads, and can’t tell without the script', () => {
  const container = { id: 'GTM-A', page: '/', script: 'x' }
  const answer = (change: Partial<typeof container> | { script: null }) =>
    find('container-tags', '', { container: { ...container, ...change } })
  expect(answer({}).answer).toBe('not-found')
  expect(find('container-tags', '').answer).toBe('not-found')
  expect(answer({ script: 'recorder.example' })).toMatchObject({
    answer: 'found',
    quotes: [{ service: 'Recorder' }],
  })
  expect(answer({ script: null })).toMatchObject({ answer: 'unknown', reason: 'no-container' })
})

it('can’t tell what is missing from pages that weren’t read whole', () => {
  expect(find('price', '', {}, 'large')).toMatchObject({ answer: 'unknown', reason: 'large' })
  expect(find('price', '<p>$10', {}, 'large').answer).toBe('found')
})
