/** The address of an article’s page. */
export const postAddress = (slug: string) => `/blog/${slug}`
