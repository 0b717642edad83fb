/** The text alternatives of the cards that links to this site are shown with. */
export const cardAlts = {
  page: 'The headline of this page beside a week of an appointment book.',
  patient: (clinic: string) => `The headline of this article, marked as an advertisement of ${clinic}.`,
}

/** What stands at the head of robots.txt, for the people who read it. */
export const robotsNote = 'Everybody may read this site, and may answer questions with it.'

/** What llms.txt says besides the pages' own titles and descriptions. */
export const llmsWords = {
  contact: ({ phone, email, hours }: { phone: string; email: string; hours: string }) =>
    `A person answers at ${phone} and at ${email}, ${hours}.`,
  tools: 'Tools and reading',
  articles: 'Articles',
  feed: { title: 'Feed of the articles', text: 'Atom, newest first.' },
}
