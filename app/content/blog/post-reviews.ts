/**
 * Date by which an article's facts must be checked again; `npm run launch-check` lists overdue ones.
 * Kept here because the specification fixes a post's fields.
 */
export const postReviews: Readonly<Record<string, { reviewBy: string }>> = {
  '5-patient-acquisition-strategies-cash-pay-practices': {
    // The rules on text messages change next on January 31, 2027.
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
