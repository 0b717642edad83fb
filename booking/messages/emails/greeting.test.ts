import { expect, it } from 'vitest'
import { greeting } from './greeting.ts'

it.each([
  ['Robert Hale', 'Hi Robert,'],
  ['  robert   hale ', 'Hi Robert,'],
  ['ROBERT HALE', 'Hi Robert,'],
  ['BOB HALE', 'Hi Bob,'],
  ['Dr. Maria Vance', 'Hi Dr. Vance,'],
  ['Dr Robert Hale Jr., MD', 'Hi Dr Hale,'],
  ['Dr. R. Hale MD', 'Hi Dr. Hale,'],
  ['Robert Hale, MD', 'Hi Robert,'],
  ['Robert Hale M.D.', 'Hi Robert,'],
  ['Kim Do', 'Hi Kim,'],
  ['R. Hale', 'Hi R. Hale,'],
  ['J. Robert Hale', 'Hi Robert,'],
  ['JR Hale', 'Hi JR,'],
  ['McKenzie Reed', 'Hi McKenzie,'],
  ['ANNE-MARIE O’NEIL', 'Hi Anne-Marie,'],
  ['Drew Hale', 'Hi Drew,'],
  ['Hale, Robert', 'Hi,'],
  ['Eve win.example', 'Hi,'],
  ['', 'Hi,'],
])('greets %j with %j', (name, words) => {
  expect(greeting(name)).toBe(words)
})
