interface SearchAnswer {
  /** Any of these in a query asks for the pages. */
  words: readonly string[]
  /** Paths, the best first, each with the place on the page where the answer is. */
  paths: readonly string[]
}

/** Questions that every owner has, and where the answer is. These pages are listed before all others. */
export const searchAnswers: readonly SearchAnswer[] = [
  {
    words: [
      'price',
      'prices',
      'pricing',
      'cost',
      'costs',
      'fee',
      'fees',
      'retainer',
      'charge',
      'expensive',
      'much',
    ],
    paths: ['/whats-included#price', '/'],
  },
  {
    words: ['refund', 'refunds', 'refunded', 'guarantee', 'guarantees', 'guaranteed', 'money'],
    paths: ['/terms-of-service#guarantee', '/paid-traffic#guarantee'],
  },
]

/** Words of a question that say nothing about its subject. */
export const searchStopWords: ReadonlySet<string> = new Set(
  'a an and are can do does for get how i if in is it me my of on or the there to us we what when where who why will with you your'.split(
    ' ',
  ),
)
