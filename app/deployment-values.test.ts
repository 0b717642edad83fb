import { expect, it } from 'vitest'
import { deploymentPlaceholders, deploymentValuesOf, fillDeploymentValues } from './deployment-values.ts'

const page = `<html data-analytics="${deploymentPlaceholders.analyticsId}"><link href="${deploymentPlaceholders.origin}/about">`

it('replaces the placeholders with a deployment’s values, and those with another deployment’s', () => {
  const first = deploymentValuesOf({ siteOrigin: 'https://a.example', analyticsId: 'G-1111111' })
  const second = deploymentValuesOf({ siteOrigin: 'https://b.example', analyticsId: undefined })
  const filled = fillDeploymentValues(page, first)
  expect(filled).toBe('<html data-analytics="G-1111111"><link href="https://a.example/about">')
  expect(fillDeploymentValues(filled, second, first)).toBe(fillDeploymentValues(page, second))
  expect(fillDeploymentValues(fillDeploymentValues(page, second), first, second)).toBe(filled)
})
