import { expect, it } from 'vitest'
import { readFacts } from './page-facts.ts'
import { readFactsApart } from './read-apart.ts'

const never = new AbortController().signal

it('reads text, labels and what is in the head, whatever the markup is', () => {
  const { lang, title, text, tags, scripts } = readFacts(
    `<html lang=en><title>A &amp; B</title><script src=a.js></script><h1>Knee <b>pain</b></h1>
     <p>Call <a href=tel:1>us</a><br>today<noscript>no</noscript><label>Name <input></label><input id=x><label for=x>Age</label>
     <script>"</p>"</script><style>p{}</style>`,
    'https://clinic.test/',
  )
  expect([lang, title, text]).toEqual(['en', 'A & B', ['Knee pain', 'Call us today', 'Name', 'Age']])
  expect(tags.filter(({ isInHead }) => isInHead).map(({ name }) => name)).toEqual(['script'])
  expect(tags.filter(({ isLabelled }) => isLabelled)).toHaveLength(2)
  expect(scripts).toEqual(['"</p>"'])
})

it.each([
  ['200,000 nested elements', '<div>'.repeat(200_000)],
  ['140,000 attributes', `<p ${Array.from({ length: 140_000 }, (_, index) => `a${index}`).join(' ')}>`],
  ['a script without end', `<script>${'<!--'.repeat(250_000)}`],
  ['6,000 links without end', `${'<a href=x>x'.repeat(90_000)}`],
])('%s take little memory', async (_, html) => {
  const before = process.memoryUsage().rss
  await readFactsApart(html, 'https://clinic.test/', never)
  expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000)
})

it('ends the thread of a page that takes too long', async () => {
  expect(await readFactsApart('<p>', 'https://clinic.test/', AbortSignal.abort())).toBeNull()
})
