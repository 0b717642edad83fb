import { describe, expect, it } from 'vitest'
import { readArticleBody } from './article-body.ts'

const file = 'app/content/blog/posts/sample.md'
const read = (markdown: string) => readArticleBody(file, markdown)
const words = (markdown: string) => read(markdown).words

describe('readArticleBody', () => {
  it('reads headings, bold lines, bullet lines and links', () => {
    expect(read('## What a test shows\n\nOne **bold** [line](/book).\n\n- First\n- Second').blocks).toEqual([
      { kind: 'heading', level: 2, id: 'what-a-test-shows', text: 'What a test shows' },
      {
        kind: 'paragraph',
        children: [
          { kind: 'text', text: 'One ' },
          { kind: 'strong', children: [{ kind: 'text', text: 'bold' }] },
          { kind: 'text', text: ' ' },
          { kind: 'link', href: '/book', children: [{ kind: 'text', text: 'line' }] },
          { kind: 'text', text: '.' },
        ],
      },
      {
        kind: 'list',
        ordered: false,
        items: [[{ kind: 'text', text: 'First' }], [{ kind: 'text', text: 'Second' }]],
      },
    ])
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

  it.each([
    ['<script>alert(1)</script>', 'content: it holds html'],
    ['> Quoted', 'content: it holds blockquote'],
    ['![A face](https://example.com/face.jpg)', 'shows the picture https://example.com/face.jpg'],
    ['[Click](javascript:alert(1))', 'links to javascript:alert(1)'],
    ['Buy now!', 'exclamation mark'],
    ['Said.[2](#source-2)\n\n## Sources\n\n1. Only one.', 'refers to source 2'],
    ['Said.\n\n## Sources\n\n1. No one asked.', 'lists source 1, to which no sentence refers'],
    ['## Sources\n\n1. One.\n\nAnd more.', 'something after its sources'],
  ])('refuses %j, naming the file', (markdown, reason) => {
    expect(() => read(markdown)).toThrow(reason)
    expect(() => read(markdown)).toThrow(`${file}, content: it `)
  })
})
