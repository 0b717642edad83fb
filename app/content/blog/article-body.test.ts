import { expect, it } from 'vitest'
import { readArticleBody } from './article-body.ts'

const file = 'content/posts/sample.md'
const size = { width: 1600, height: 900 }
const shown = {
  files: new Map([
    ['room.jpg', size],
    ['text.jpg', null],
    ...['visit.mp4', 'visit.vtt', 'silent.mp4'].map((name) => [name, null] as const),
    ['visit.jpg', size],
  ]),
  figures: ['same-ads'],
}
const read = (markdown: string) => readArticleBody(file, markdown, { shown })
const words = (markdown: string) => read(markdown).words

it('reads headings, bold lines, bullet lines and links', () => {
  const [heading, paragraph, list] = read(
    '## What a test shows\n\nOne **bold** [line](/book).\n\n- First\n- Second',
  ).blocks
  const text = (words: string) => ({ kind: 'text', text: words })
  expect(heading).toEqual({ kind: 'heading', level: 2, id: 'what-a-test-shows', text: 'What a test shows' })
  expect(paragraph).toMatchObject({
    children: [
      text('One '),
      { kind: 'strong', children: [text('bold')] },
      text(' '),
      { kind: 'link', href: '/book', children: [text('line')] },
      text('.'),
    ],
  })
  expect(list).toMatchObject({
    ordered: false,
    items: [{ children: [text('First')] }, { children: [text('Second')] }],
  })
})

it('reads tables, with their columns of numbers, and quotations', () => {
  const { blocks, words } = read('| What | Cost |\n| --- | ---: |\n| **Setup** | $500 |\n\n> It pays.')
  const cell = (words: string) => [{ kind: 'text', text: words }]
  expect(blocks).toEqual([
    {
      kind: 'table',
      header: [cell('What'), cell('Cost')],
      rows: [[[{ kind: 'strong', children: cell('Setup') }], cell('$500')]],
      isNumber: [false, true],
    },
    { kind: 'quote', children: cell('It pays.') },
  ])
  expect(words).toBe(6)
})

it('keeps sources apart, and their words out of the count', () => {
  const body = read('Three plain words.[1](#source-1)\n\n## Sources\n\n1. A long list of a source.')
  expect(body.blocks).toHaveLength(1)
  expect(body.sources).toEqual([[{ kind: 'text', text: 'A long list of a source.' }]])
  expect(body.words).toBe(3)
})

it('reads a drawing by its name, and counts its caption', () => {
  expect(read('![What it shows](figure:same-ads)').blocks).toEqual([
    { kind: 'figure', name: 'same-ads', caption: 'What it shows' },
  ])
  expect(words('![What it shows](figure:same-ads)')).toBe(3)
})

it('reads pictures and films beside it, with their captions', () => {
  const { blocks } = read('![A foot on a plate](room.jpg "A \'nerve\' test")\n\n![A visit](visit.mp4)')
  const film = { file: 'posts/visit.mp4', captions: 'posts/visit.vtt', poster: 'posts/visit.jpg' }
  expect(blocks).toEqual([
    { kind: 'photo', file: 'posts/room.jpg', alt: 'A foot on a plate', caption: 'A ‘nerve’ test', ...size },
    { kind: 'film', film: { ...film, title: 'A visit', ...size }, caption: '' },
  ])
})

it('gives each heading an id of its own', () => {
  expect(read('## Cost\n\nOne.\n\n## Cost\n\nTwo.').blocks).toMatchObject([
    { id: 'cost' },
    {},
    { id: 'cost-again' },
    {},
  ])
})

it.each([
  ['<script>alert(1)</script>', 'line 1 of the text: it holds raw HTML'],
  ['Text.\n\n> One.\n>\n> Two.', 'line 3 of the text: it has a quotation that is more than one paragraph'],
  ['| Cost |\n| --- |\n| A miracle |', 'a medical overclaim'],
  ['| Cost |\n| --- |\n| Said.[2](#source-2) |\n\n## Sources\n\n1. Only one.', 'refers to source 2'],
  ['![A face](https://example.com/face.jpg)', 'needs https://example.com/face.jpg beside it'],
  ['![](room.jpg)', 'shows room.jpg without saying what it shows'],
  ['![A text](text.jpg)', 'shows text.jpg, which can’t be read as a picture'],
  ['![A visit](silent.mp4)', 'needs silent.vtt beside it (captions for those who can’t hear it)'],
  [
    '![Months](figure:other)',
    'shows the drawing other, which figures.yaml does not have; known are same-ads',
  ],
  ['[Click](javascript:alert(1))', 'links to javascript:alert(1)'],
  ['A miracle.', 'a medical overclaim'],
  ['Said.[2](#source-2)\n\n## Sources\n\n1. Only one.', 'refers to source 2'],
  ['## Sources\n\n1. One.\n\nAnd more.', 'something after its sources'],
])('refuses %j, naming the file', (markdown, reason) => {
  expect(() => read(markdown)).toThrow(reason)
  expect(() => read(markdown)).toThrow(file)
})

it('names everything that is wrong at once', () => {
  expect(() => read('# One\n\n<i>Two</i>')).toThrow(/line 1 .*\n.*line 3 /)
})
