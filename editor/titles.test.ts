import { expect, it } from 'vitest'
import { inOwnersWords, knowTitles } from './titles.ts'

it.each([
  ['content/pages/contact.yaml, line 5, lead.text: it is empty.', '“Contact us”, Lead › Text: it is empty.'],
  ['content/pages/contact.yaml, line 7 of the text: it is long.', '“Contact us”: it is long.'],
  ['content/pages/contact.yaml has changed since.', '“Contact us” has changed since.'],
  ['content/site.yaml, line 12, hours.1.from: found "25"', '“Site”, Hours › 1 › From: found "25"'],
  ['{promises.nothing} doesn’t exist.', '{promises.nothing} doesn’t exist.'],
])('says %s by titles', (message, said) => {
  knowTitles([
    { file: 'pages/contact.yaml', title: 'Contact us', isDraft: false, from: undefined },
    { file: 'site.yaml', title: 'Site', isDraft: false, from: undefined },
  ])
  expect(inOwnersWords(message)).toBe(said)
})
