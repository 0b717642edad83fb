import { expect, it } from 'vitest'
import { readFacts } from './page-facts.ts'

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
