/** Paths of the company's pages, in the specification's order. Prerendered. */
export const companyPaths = [
  '/about',
  '/why-choose-us',
  '/how-we-work',
  '/whats-included',
  '/contact',
] as const
