import { expect, it } from 'vitest'
import { loggedPath } from './describe-error.ts'

it.each([
  ['/desk/call?booking=secret', '/desk/call'],
  ['/desk/call%3Fbooking=secret', '/desk/call'],
  ['/desk/call%253Fbooking%253Dsecret', '/desk/call'],
  ['/desk/call&booking=secret', '/desk/call'],
  ['/desk/call;booking=secret', '/desk/call'],
  ['/blog/a-post', '/blog/a-post'],
  ['/%1B%5B2J', '/%1B%5B2J'],
])('of %s the log gets %s', (address, path) => {
  expect(loggedPath(`https://practice.example.com${address}`)).toBe(path)
})
