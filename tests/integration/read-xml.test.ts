import { expect, it } from 'vitest'
import { readXml } from './read-xml.ts'

it('reads elements, attributes and text', () => {
  expect(readXml('<?xml version="1.0"?>\n<a x="1 &#38; 2"><b/>t&#60;</a>\n')).toEqual({
    name: 'a',
    attributes: { x: '1 & 2' },
    children: [{ name: 'b', attributes: {}, children: [], text: '' }],
    text: 't<',
  })
})

it.each([
  '<a>',
  '<a></b>',
  '<a/><b/>',
  '<a>&</a>',
  '<a>&nope;</a>',
  '<a x=1/>',
  '<a x="1" x="2"/>',
  '<a/>text',
  '',
])('refuses %s', (xml) => {
  expect(() => readXml(xml)).toThrow()
})
