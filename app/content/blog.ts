import { blogSchema } from './blog.schema.ts'
import { checkContent } from './fields.schema.ts'
import { strategyCall } from './promises.ts'

/** The list of articles and the labels around an article; the articles are in `posts/`. */
export const blog = checkContent('app/content/blog.ts', blogSchema, {
  list: {
    meta: {
      title: 'Blog: marketing for cash-pay medical practices',
      description:
        'Long articles on marketing ketamine, neuropathy and regenerative practices: what pays, what the rules allow, and where the evidence ends.',
    },
    kicker: 'Blog',
    headline: 'Longer than a post, with the sources underneath.',
    lead: 'We write when a question comes up on a third call. Each article says what to do, what may not be said, and to which day its law and medicine are true.',
    filterLabel: 'Show articles about',
    all: 'All',
    unknownCategory: 'A category we do not have',
    empty: 'No posts found in this category.',
    showAll: 'Show all articles',
    next: {
      text: 'If one of these is about your practice, bring it to the call.',
      label: 'Book your free strategy call',
    },
  },
  article: {
    backToList: 'All articles',
    contents: 'In this article',
    sources: 'Sources',
    sourceLabel: 'Source',
    about: {
      heading: 'About the author',
      text: 'The {brand} editorial team is made up of the people who plan, write and measure campaigns here. We sell marketing to the practices we write for, so read us with that in mind. We name our sources and correct what is wrong: write to {email}. Nothing here is legal or medical advice.',
    },
    offer: {
      text: `Ask us what this means for your practice. ${strategyCall.minutesOnMostPages} minutes by video, free, and no obligation.`,
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
