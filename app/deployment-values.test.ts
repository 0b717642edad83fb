import { expect, it } from 'vitest'
import { deploymentPlaceholders, deploymentValuesOf, stamp } from './deployment-values.ts'

const page = `<html data-analytics="${deploymentPlaceholders.analyticsId}"><link href="${deploymentPlaceholders.origin}/about">`

it('puts a deployment’s values in place of the stand-ins, and another’s in place of those', () => {
  const first = deploymentValuesOf({ siteOrigin: 'https://a.example', analyticsId: 'G-1111111' })
  const second = deploymentValuesOf({ siteOrigin: 'https://b.example', analyticsId: undefined })
  const stamped = stamp(page, first)
  expect(stamped).toBe('<html data-analytics="G-1111111"><link href="https://a.example/about">')
  expect(stamp(stamped, second, first)).toBe(stamp(page, second))
  expect(stamp(stamp(page, second), first, second)).toBe(stamped)
})
