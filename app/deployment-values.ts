/** What differs from one deployment of the same pages to the next. */
export interface DeploymentValues {
  /** Public origin without a trailing slash. */
  origin: string
  /** Identifier of the analytics property, like `G-AB12CD34EF`; the placeholder means that analytics is off. */
  analyticsId: string
}

/**
 * Placeholders that pages are rendered with. The build fills in the values of its environment; a server that starts
 * with other values replaces those.
 */
export const deploymentPlaceholders: DeploymentValues = {
  origin: 'https://origin-of-this-site.invalid',
  analyticsId: 'no-analytics-property',
}

/** The values of a deployment, from its settings. */
export function deploymentValuesOf(environment: {
  siteOrigin: string
  analyticsId: string | undefined
}): DeploymentValues {
  return {
    origin: environment.siteOrigin,
    analyticsId: environment.analyticsId ?? deploymentPlaceholders.analyticsId,
  }
}

/** Replaces the values `from` in a text, by default the placeholders, with the values `to`. */
export function fillDeploymentValues(
  text: string,
  to: DeploymentValues,
  from: DeploymentValues = deploymentPlaceholders,
): string {
  return text.replaceAll(from.origin, to.origin).replaceAll(from.analyticsId, to.analyticsId)
}
