import { describe, expect, it } from 'vitest'
import { clinicAddresses } from '../content/clinics.ts'
import { posts } from '../content/posts.ts'
import { prerenderPaths } from '../prerender-paths.ts'
import { analyticsPath } from './analytics-path.ts'

/** Treatments and complaints, as they could stand in an address. */
const healthWord =
  /ketamin|spravato|neuropath|regenerat|stem-?cell|prp|hormon|testosteron|trt|pain|depress|anxi|ptsd|trauma|sgb|stellate|tms|infusion|iv-|peptide|weight|obes|glp|erectile|opioid|addict|migrain|arthrit|knee|spine|medspa|botox/i

const addresses = [
  ...prerenderPaths.filter((address) => !clinicAddresses.includes(address)),
  '/blog',
  '/book',
  '/bookingconfirmation',
  '/growth_playbook',
  '/roi-calculator',
  '/webhook-test',
]

describe('the path that is reported', () => {
  it.each(addresses)('of %s names no treatment and no complaint', (address) => {
    const path = analyticsPath(address)
    expect(path).toMatch(/^\/[\w/-]*$/)
    expect(path).not.toMatch(healthWord)
  })

  it('would not be clean by itself', () => {
    expect(addresses.filter((address) => healthWord.test(address)).length).toBeGreaterThan(1)
  })

  it('tells one article from another, and stays the same', () => {
    const paths = posts.map(({ slug }) => analyticsPath(`/blog/${slug}`))
    expect(new Set(paths).size).toBe(posts.length)
    expect(analyticsPath('/blog/ketamine-clinic-advertising-compliance')).toBe('/blog/article-aajnn5')
  })

  it('is the page’s own everywhere else, and says nothing of what was typed wrong', () => {
    expect(analyticsPath('/')).toBe('/')
    expect(analyticsPath('/blog')).toBe('/blog')
    expect(analyticsPath('/paid-traffic')).toBe('/paid-traffic')
    expect(analyticsPath('/ketamine-near-me', true)).toBe('/404')
    expect(analyticsPath('/blog/neuropathy-near-me', true)).toBe('/404')
  })
})
