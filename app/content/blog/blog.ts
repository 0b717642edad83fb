import { checkContent } from '../checks/fields.schema.ts'
import { strategyCall } from '../promises/promises.ts'
import { blogSchema } from './blog.schema.ts'

/** The list of articles and the labels around an article; the articles are in `posts/`. */
export const blog = checkContent('app/content/blog/blog.ts', blogSchema, {
  list: {
    meta: {
      title: 'Blog: marketing for cash-pay medical practices',
      description:
        'In-depth articles on marketing ketamine, neuropathy and regenerative practices: what pays off, what the rules allow, and what the evidence shows.',
    },
    kicker: 'Blog',
    headline: 'In-depth articles on medical marketing, with sources.',
    lead: 'Each article covers what to do and what you can’t say in an ad, and shows when its legal and medical facts were last checked.',
    filterLabel: 'Show articles about',
    all: 'All',
    unknownCategory: 'A category we don’t have',
    empty: 'No posts found in this category.',
    showAll: 'Show all articles',
    next: {
      text: 'Have a question about your own practice? Ask it on a free strategy call.',
      label: 'Book your free strategy call',
    },
  },
  article: {
    backToList: 'All articles',
    contents: 'In this article',
    sources: 'Sources',
    sourceLabel: 'Source',
    reviewedBy: 'Medical claims checked by',
    about: {
      heading: 'About the author',
      text: 'We sell marketing to the kinds of practices we write for, so keep that in mind. We name our sources and correct our mistakes. If you find one, email {email}. Nothing here is legal or medical advice.',
    },
    offer: {
      text: `Ask us what this means for your practice. The call is free, takes ${strategyCall.minutesOnMostPages} minutes by video, and commits you to nothing.`,
      callToAction: 'Book Free Consultation',
    },
    neighbors: 'More articles',
    previous: 'Previous article',
    next: 'Next article',
    related: 'More on the same subject',
  },
})

export const blogLabels = {
  /** Heading of the list: what is shown, and how many. */
  shown: (name: string, count: number) => `${name}: ${count === 1 ? '1 article' : `${count} articles`}`,
  shownAll: (count: number) => `All articles (${count})`,
  /** Document title of a filtered list, announced on load. */
  filteredTitle: (name: string) => `${name} articles for cash-pay practices`,
}
