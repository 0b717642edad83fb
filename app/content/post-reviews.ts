/**
 * The day by which somebody has to read an article's facts again; `npm run launch-check` names those that are past.
 * It stands here because a post's own fields are fixed.
 */
export const postReviews: Readonly<Record<string, { reviewBy: string }>> = {
  '5-patient-acquisition-strategies-cash-pay-practices': {
    // The next change of the rules on texts is due on January 31, 2027.
    reviewBy: '2027-01-31',
  },
  'neuropathy-marketing-complete-guide': {
    reviewBy: '2027-05-21',
  },
  'ketamine-clinic-advertising-compliance': {
    // The telemedicine waiver ends on that day unless it is extended.
    reviewBy: '2026-12-31',
  },
  'regenerative-medicine-marketing-roi': {
    reviewBy: '2027-05-21',
  },
}
