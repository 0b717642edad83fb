/** The nine specialties, in the specification's order. Each has a page at `/specialties/<slug>`. Prerendered. */
export const specialties = [
  { slug: 'ketamine', name: 'Ketamine' },
  { slug: 'regenerative-medicine', name: 'Regenerative medicine' },
  { slug: 'neuropathy', name: 'Neuropathy' },
  { slug: 'sgb-therapy', name: 'SGB therapy' },
  { slug: 'mens-and-womens-health', name: 'Men’s and women’s health' },
  { slug: 'pain-management', name: 'Pain management' },
  { slug: 'vision', name: 'Vision' },
  { slug: 'aesthetics', name: 'Aesthetics' },
  { slug: 'functional-medicine', name: 'Functional medicine' },
] as const

export const specialtyPaths = specialties.map(({ slug }) => `/specialties/${slug}` as const)
