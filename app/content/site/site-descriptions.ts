/** Text alternatives of the share pictures. */
export const cardAlts = {
  page: 'The headline of this page beside a week of an appointment book.',
  patient: (clinic: string) => `The headline of this article, marked as an advertisement of ${clinic}.`,
}

/** Comment at the top of robots.txt. */
export const robotsNote = 'Anyone may read this site and use it to answer questions.'

/** Text of llms.txt besides the pages' titles and descriptions. */
export const llmsWords = {
  contact: ({ phone, email, hours }: { phone: string; email: string; hours: string }) =>
    `A person answers at ${phone} and at ${email}, ${hours}.`,
  specialties: 'Specialties',
  tools: 'Tools and reading',
  articles: 'Articles',
  feed: { title: 'Feed of the articles', text: 'Atom, newest first.' },
}
