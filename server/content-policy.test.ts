import type { ServerBuild } from 'react-router'
import { expect, it } from 'vitest'
import { contentPolicy } from './content-policy.ts'
import { hashSource, inlineCodeOf } from './inline-code.ts'

const routes = {
  root: { id: 'root', path: '', module: { handle: { style: 'a{}', scripts: ['known()'] } } },
  page: {
    ...{ id: 'page', parentId: 'root', path: '/page' },
    module: { handle: { style: 'b{}', patientStyle: 'c{}', scripts: ['ofPage()'] } },
  },
} as unknown as ServerBuild['routes']
const inline = inlineCodeOf({ routes })
const setting = { frameOrigins: [], analytics: false }

const page = (...scripts: string[]) =>
  `<html><head><style>a{}b{}</style>${scripts.map((text) => `<script>${text}</script>`).join('')}</head></html>`
const sourcesOf = (html: string, directive: string, known?: typeof inline) =>
  contentPolicy(html, setting, known)
    .split('; ')
    .find((entry) => entry.startsWith(`${directive} `))
    ?.split(' ')
    .slice(1)

it('allows inline what the routes of the page put there', () => {
  const html = page('known()', 'ofPage()')
  expect(sourcesOf(html, 'script-src', inline)).toEqual([
    "'self'",
    hashSource('known()'),
    hashSource('ofPage()'),
  ])
  expect(sourcesOf(html, 'style-src', inline)).toEqual(["'self'", hashSource('a{}b{}')])
  expect(sourcesOf(html.replace('b{}', 'c{}'), 'style-src', inline)).toEqual(["'self'", hashSource('a{}c{}')])
})

it('gives no hash to a script or a style that stands in a rendered page besides', () => {
  const html = page('known()', 'alert(document.cookie)').replace('</head>', '<style>*{}</style></head>')
  expect(sourcesOf(html, 'script-src', inline)).toEqual(["'self'", hashSource('known()')])
  expect(sourcesOf(html, 'style-src', inline)).toEqual(["'self'", hashSource('a{}b{}')])
})

it('allows what stands in a document of the build', () => {
  expect(sourcesOf(page('made at the build'), 'script-src')).toEqual([
    "'self'",
    hashSource('made at the build'),
  ])
})

it('allows frames of configured origins, and on a patient’s page only those that it has', () => {
  const frame = '<iframe title="Calendar" src="https://clinic.example/book?a=b"></iframe>'
  const framing = (html: string) =>
    / frame-src ([^;]+)/.exec(
      contentPolicy(html, { ...setting, frameOrigins: ['https://widget.example'] }),
    )?.[1]
  expect(framing(page())).toBe("'none'")
  expect(framing(page() + frame)).toBe("'self' https://widget.example")
  expect(framing(`<html data-patient="">${frame}`)).toBe("'self' https://clinic.example")
})
