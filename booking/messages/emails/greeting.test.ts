import { expect, it } from 'vitest'
import { greeting } from './greeting.ts'

it.each([
  ['Robert Hale', 'Hi Robert,'],
  ['  robert   hale ', 'Hi Robert,'],
  ['ROBERT HALE', 'Hi Robert,'],
  ['Robert', 'Hi Robert,'],
  ['Dr. Maria Vance', 'Hi Dr. Vance,'],
  ['Dr Robert Hale Jr., MD', 'Hi Dr Hale,'],
  ['Dr. R. Hale MD', 'Hi Dr. Hale,'],
  ['DR HALE', 'Hi Dr Hale,'],
  ['Robert Hale, MD', 'Hi Robert,'],
  ['Robert Hale, M.D., FACS', 'Hi Robert,'],
  ['Robert Hale MD', 'Hi Robert,'],
  ['Robert Hale M.D.', 'Hi Robert,'],
  ['Dr. Hale, DO', 'Hi Dr. Hale,'],
  ['Kim Do', 'Hi Kim,'],
  ['R. Hale', 'Hi R. Hale,'],
  ['J. Robert Hale', 'Hi Robert,'],
  ['JR Hale', 'Hi JR,'],
  ['McKenzie Reed', 'Hi McKenzie,'],
  ['ANNE-MARIE O’NEIL', 'Hi Anne-Marie,'],
  ['Zoë O’Neil-Example', 'Hi Zoë,'],
  ['Drew Hale', 'Hi Drew,'],
  ['Hale, Robert', 'Hi,'],
  ['Eve win.example', 'Hi,'],
  ['Eve, see https://win.example', 'Hi,'],
  ['', 'Hi,'],
])('greets %j with %j', (name, words) => {
  expect(greeting(name)).toBe(words)
})
