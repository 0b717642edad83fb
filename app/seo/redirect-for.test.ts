import { expect, it } from 'vitest'
import { redirectFaults } from './redirect-faults.ts'
import { redirectFor } from './redirect-for.ts'
import type { Redirect } from './redirects.data.ts'

const pages = new Set([
  '/',
  '/about',
  '/thankyou_2025DEA',
  '/blog',
  '/blog/a-post',
  '/resources',
  '/whats-included',
])

it.each([
  ['/about', '?a=1', null],
  ['/nobody-wrote-this', '', null],
  ['/THANKYOU_2025DEA', '', '/thankyou_2025DEA'],
  ['/about/', '?utm_source=x', '/about?utm_source=x'],
  ['/ABOUT', '', '/about'],
  ['//evil.example//', '', '/evil.example'],
  ['/pricing', '?utm_source=x', '/whats-included?utm_source=x'],
  ['/faq', '?gclid=1', '/?gclid=1#faq'],
  ['/%61bout', '?a=%62', '/about?a=%62'],
  ['/%41BOUT%2F', '', '/about'],
  ['/%2Fevil.example', '', null],
  ['/%5Cevil.example/', '', '/%5Cevil.example'],
  ['/%61bout%', '', null],
  ['/about.', '', '/about'],
  ['/About/),', '?a=1', '/about?a=1'],
  ['/about%29%2E', '', '/about'],
  ['/about&utm_source=x&utm_medium=%26', '', '/about?utm_source=x&utm_medium=%26'],
  ['/about).&utm_source=x', '?a=1', '/about?a=1&utm_source=x'],
  ['/pricing,', '', '/whats-included'],
  ['/faq&gclid=1', '', '/?gclid=1#faq'],
  ['/)', '', '/'],
  ['/&utm_source=x', '', '/?utm_source=x'],
  ['/nobody-wrote-this.', '', null],
  ['/nobody-wrote-this&utm_source=x', '', null],
])('sends %s%s to %s, in one hop', (path, search, location) => {
  expect(redirectFor(path, search, pages)?.location ?? null).toBe(location)
})

it('never answers with an address that it would redirect again', () => {
  for (const path of ['/FAQ/', '/About//', '//pricing', '/blog/A-POST/', '/About.&a=1']) {
    const { pathname } = new URL(redirectFor(path, '', pages)?.location ?? '', 'http://x')
    expect(redirectFor(pathname, '', pages)).toBeNull()
  }
})

const known = {
  has: (path: string) => pages.has(path),
  hasPlace: (path: string, id: string) => path === '/' && id === 'faq',
}
const moved = (from: string, to: string): Redirect => ({ from, to })

it.each([
  ['a chain', [moved('/a', '/b'), moved('/b', '/about')], 'does not exist'],
  ['a goal that is missing', [moved('/a', '/nowhere')], 'does not exist'],
  ['a place that is missing', [moved('/a', '/about#team')], 'no such place'],
  ['a source that is a page', [moved('/about', '/blog')], 'is a page'],
  ['a source in capitals', [moved('/A', '/about')], 'lower case'],
  ['a goal outside', [moved('/a', 'https://elsewhere.example/')], 'does not exist'],
])('finds %s', (_name, list, fault) => {
  expect(redirectFaults(list, known).join(' ')).toContain(fault)
})
