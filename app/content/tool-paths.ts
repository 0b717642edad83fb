/** The addresses of the tools that are rendered once, at build. The calculator is rendered at the visit. */
export const toolPaths = ['/resources'] as const
