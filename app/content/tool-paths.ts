/** Paths of the prerendered tools. */
export const toolPaths = ['/resources'] as const
