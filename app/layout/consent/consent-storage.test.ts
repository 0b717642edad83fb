import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { all, none, storedConsent } from './consent-choice.ts'
import { onConsentChange, storeConsent } from './consent-storage.ts'

/** Cookies as a browser keeps them: one is set at a time, and `Max-Age=0` deletes it. */
let cookies: Map<string, string>

beforeEach(() => {
  cookies = new Map()
  vi.stubGlobal('location', { protocol: 'https:', hostname: 'www.practice.example' })
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('document', {
    documentElement: { dataset: {} },
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(line: string) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (line.includes('Max-Age=0')) cookies.delete(name)
      else cookies.set(name, value)
    },
  })
})
afterEach(() => vi.unstubAllGlobals())

it('tells of each answer, once it is stored and until nobody wants to know', () => {
  const heard: unknown[] = []
  const stop = onConsentChange(({ analytics, marketing }) =>
    heard.push({ analytics, marketing, stored: storedConsent()?.marketing }),
  )
  storeConsent({ analytics: false, marketing: true })
  storeConsent(none)
  stop()
  storeConsent(all)
  expect(heard).toEqual([
    { analytics: false, marketing: true, stored: true },
    { analytics: false, marketing: false, stored: false },
  ])
})

it('deletes what a refusal covers after everybody was told, and nothing else', () => {
  for (const name of ['_ga', '_ga_AB12CD34EF', '_fbp', '_gaudy']) cookies.set(name, '1')
  let before = 0
  const stop = onConsentChange(() => {
    before = cookies.size
  })
  storeConsent({ analytics: false, marketing: true })
  stop()
  expect(before).toBe(5)
  expect([...cookies.keys()]).toEqual(['_fbp', '_gaudy', 'consent'])
})
