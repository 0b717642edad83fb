/** The text alternatives of the cards that links to this site are shown with. */
export const cardAlts = {
  page: 'The headline of this page beside a week of an appointment book.',
  patient: (clinic: string) => `The headline of this article, marked as an advertisement of ${clinic}.`,
}
