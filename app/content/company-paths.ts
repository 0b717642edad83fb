/** The addresses of the company's pages, in the specification's order. Each is rendered once, at build. */
export const companyPaths = [
  '/about',
  '/why-choose-us',
  '/how-we-work',
  '/whats-included',
  '/contact',
] as const
