/** What differs from one deployment of the same pages to the next. */
export interface DeploymentValues {
  /** Public origin without a trailing slash. */
  origin: string
  /** Identifier of the analytics property, like `G-AB12CD34EF`; the stand-in means that nothing is counted. */
  analyticsId: string
}

/**
 * Stand-ins that the pages are made with. A page is rendered once, at build, and only the server knows
 * where it stands: whoever hands a page out puts the deployment's own values in their place.
 */
export const deploymentPlaceholders: DeploymentValues = {
  origin: 'https://origin-of-this-site.invalid',
  analyticsId: 'no-analytics-property',
}

/** A deployment's own values. */
export function deploymentValuesOf(environment: {
  siteOrigin: string
  analyticsId: string | undefined
}): DeploymentValues {
  return {
    origin: environment.siteOrigin,
    analyticsId: environment.analyticsId ?? deploymentPlaceholders.analyticsId,
  }
}

/** Puts one deployment's values in place of another's, or of the stand-ins. */
export function fillDeploymentValues(
  text: string,
  to: DeploymentValues,
  from: DeploymentValues = deploymentPlaceholders,
): string {
  return text.replaceAll(from.origin, to.origin).replaceAll(from.analyticsId, to.analyticsId)
}
