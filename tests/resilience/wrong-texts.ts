import type { WrongEdit } from './wrong-edit.ts'

const posts = 'app/content/posts'

/** Texts, each in a file of its own. */
export const texts: WrongEdit[] = [
  {
    what: 'a headline that is too long',
    file: 'app/routes/about/content.ts',
    from: "turn: 'cash-pay medical practices.'",
    to: `turn: 'cash-pay medical practices${', and only those'.repeat(5)}.'`,
    message:
      'app/routes/about/content.ts, hero.headline.turn: found "cash-pay medical practices, and only those, and only those,…"; it has 107 characters, at most 56 are allowed.',
  },
  {
    what: 'an agenda that contradicts the length of the call',
    file: 'app/routes/home/content/terms.ts',
    from: "{ minutes: 5, what: 'Who advertises in your area' }",
    to: "{ minutes: 20, what: 'Who advertises in your area' }",
    message:
      'app/routes/home/content/terms.ts, strategyCall.agenda: found a list of 4; it adds up to 45 minutes; it must be the call’s 30.',
  },
  {
    what: 'a claim that the site does not make',
    file: 'app/content/people.ts',
    from: 'The people you’ll work with.',
    to: 'The seamless people you’ll work with.',
    message:
      'app/content/people.ts, heading: found "The seamless people you’ll work with."; it says “seamless”, which the site does not say; say it plainly.',
  },
  {
    what: 'a figure that promises.ts does not have',
    file: 'app/routes/funnel-creation/content.ts',
    from: '${strategyCall.minutesOnMostPages} minutes by video, free.',
    to: '${strategyCall.minutes} minutes by video, free.',
    message:
      'app/routes/funnel-creation/content.ts, hero.smallPrint: found "undefined minutes by video, free. We’ll look at your site o…"; it says “undefined”: a figure or fact that it names does not exist.',
  },
  {
    what: 'a span that ends before it begins',
    file: 'app/content/promises.ts',
    from: 'sessionHours: { from: 1, to: 2 }',
    to: 'sessionHours: { from: 3, to: 2 }',
    message:
      'app/content/promises.ts, onboarding.sessionHours.to: found 2; it must be at least 3, where the span begins.',
  },
  {
    what: 'a date in a post that does not exist',
    file: `${posts}/regenerative-medicine-marketing-roi.md`,
    from: 'date: 2026-11-17',
    to: 'date: 2026-11-31',
    message: `${posts}/regenerative-medicine-marketing-roi.md, date: found "2026-11-31"; it must be a day as YYYY-MM-DD, e.g. 2026-11-20.`,
  },
  {
    what: 'front matter that is not YAML',
    file: `${posts}/neuropathy-marketing-complete-guide.md`,
    from: 'title: "Neuropathy marketing: the complete guide for clinic owners"',
    to: 'title: "Neuropathy marketing: the complete guide for clinic owners',
    message: `${posts}/neuropathy-marketing-complete-guide.md, line 3: it is not valid YAML: Missing closing "quote.`,
  },
  {
    what: 'a post with the slug of another',
    file: `${posts}/ketamine-clinic-advertising-compliance.md`,
    from: 'slug: ketamine-clinic-advertising-compliance',
    to: 'slug: neuropathy-marketing-complete-guide',
    message: `${posts}/ketamine-clinic-advertising-compliance.md, slug: it is "neuropathy-marketing-complete-guide", but the file is called ketamine-clinic-advertising-compliance.md; make them the same.`,
  },
  {
    what: 'an unknown placeholder in a legal text',
    file: 'app/content/legal/privacy-policy.md',
    from: 'E-mail {email}, call',
    to: 'E-mail {mail}, call',
    message:
      'app/content/legal/privacy-policy.md, line 186: it has the token {mail}, which is neither a fact of the owner nor a figure of app/content/promises.ts.',
  },
]
