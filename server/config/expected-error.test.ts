import { expect, it } from 'vitest'
import { ContentError } from '../../app/content/checks/content-error.ts'
import { InvalidSetting } from './environment.ts'
import { expectedMessage } from './expected-error.ts'

it('is the sentence of an error for a person, and nothing of any other', () => {
  expect(expectedMessage(new InvalidSetting('PORT is taken.'))).toBe('PORT is taken.')
  expect(expectedMessage(ContentError.at('a.ts', 'title', 'is missing'))).toBe('a.ts, title: it is missing.')
  expect(expectedMessage(new TypeError('undefined is not a function'))).toBeNull()
  expect(expectedMessage('text')).toBeNull()
})

it('knows an error of a module that Vite has loaded by its name', () => {
  class ContentErrorOfVite extends Error {
    override name = 'ContentError'
  }
  expect(expectedMessage(new ContentErrorOfVite('a.ts: it is missing.'))).toBe('a.ts: it is missing.')
})
