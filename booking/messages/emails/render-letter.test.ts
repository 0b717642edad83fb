import { expect, it } from 'vitest'
import { exampleSettings } from '../../../tests/fixtures/examples/example-settings.ts'
import { seen } from '../../../tests/fixtures/render-example.ts'
import type { BookingSettings } from '../../core/settings.ts'
import { composeEmail } from './email-message.ts'
import type { Value } from './letter-names.ts'

const VALUES: Record<string, Value> = {
  name: 'Dana *Reed*',
  none: '',
  empty: [],
  link: 'https://a.example/b',
  list: [{ list: ['One', 'Two'] }],
  lines: [{ lines: ['One', 'Two'] }],
  facts: [{ facts: [{ name: 'Phone', text: '5550142' }] }],
}

const composeFrom = (byKind: BookingSettings['letters']['byKind']) => {
  const content = {
    kind: 'morning',
    values: VALUES,
    id: 'i',
    to: 'a@b.example',
    replyTo: 'a@b.example',
  } as const
  return composeEmail(content, { ...exampleSettings, letters: { frame: '{letter}', byKind } })
}
const compose = (body: string) => composeFrom({ morning: { subject: 'S', title: 'T', body } })

it.each([
  ['Hi {name}.', 'Hi Dana *Reed*.'],
  ['A\n\n{none}\n\nB', 'A\n\nB'],
  ['A{if none} no{end if}{if not none} yes{end if}', 'A yes'],
  ['A{if empty} no{end if}{if list} yes{end if}', 'A yes'],
  ['{list}', ' * One\n * Two'],
  ['{lines}', 'One\nTwo'],
  ['{facts}', 'Phone: 5550142'],
  ['A\n\n## Words', 'A\n\n\nWords'],
  ['One\\\n{none}\\\nTwo', 'One\nTwo'],
  ['- One {name}\n- {if none}Two{end if}', ' * One Dana *Reed*'],
  [
    '- [Move]({link})\n- [{none}Cancel]({link})',
    'Move:\nhttps://a.example/b\n\nCancel:\nhttps://a.example/b',
  ],
  ['**[Join]({link})**', 'Join:\nhttps://a.example/b'],
  ['**[Join]({link}) now**', 'Join https://a.example/b now'],
  ['> Name: {name}\n> None: {none}', 'Name: Dana *Reed*'],
])('sets %j as %j', async (body, text) => {
  const set = (await compose(body)).text
  expect(set.slice('T\n\n'.length, set.indexOf('\n\n---'))).toBe(text)
})

it.each([
  ['*Small {name}*', /font-size:14px[^>]*><em>Small|font-size:14px[^>]*>Small Dana/],
  ['Words', /font-size:17px[^>]*>Words/],
  ['> When: **now**', /font-size:22px[^>]*>.*now/s],
])('shows %j in its size', async (body, look) => {
  expect(seen((await compose(body)).html)).toMatch(look)
})

it('names the file of a letter that is missing', async () => {
  await expect(composeFrom({})).rejects.toThrow('content/letters/morning.md is missing.')
})
