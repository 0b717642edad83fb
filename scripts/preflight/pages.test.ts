import { expect, it } from 'vitest'
import { pageFinder } from './pages.ts'

const find = pageFinder([
  {
    file: 'app/routes.ts',
    text: "index('routes/home.tsx'),\nroute('/book', 'routes/book.tsx'),\n...more.map((a) => route(a, 'routes/short.tsx')),",
  },
  { file: 'app/routes/home.tsx', text: "import { home } from '../../words/home.ts'" },
  {
    file: 'app/routes/book.tsx',
    text: "import { book } from '../../words/book.ts'\nimport type { Home } from '../../words/home.ts'",
  },
  { file: 'words/home.ts', text: "import { faq } from './home/faq.ts'\nimport { terms } from './terms.ts'" },
  { file: 'words/home/faq.ts', text: 'words' },
  { file: 'words/book.ts', text: "import { terms } from './terms.ts'" },
  { file: 'words/terms.ts', text: 'words' },
  { file: 'words/pages/traffic.ts', text: "  path: '/seo',\n  a\n  path: '/google-business',\n  b" },
])

it.each([
  ['words/home/faq.ts', 1, ['/']],
  ['words/book.ts', 1, ['/book']],
  ['words/terms.ts', 1, ['/', '/book']],
  ['app/routes/home.tsx', 1, ['/']],
  ['words/pages/traffic.ts', 2, ['/seo']],
  ['words/pages/traffic.ts', 4, ['/google-business']],
  ['words/nobody.ts', 1, []],
])('%s:%i is read on %j', (file, line, pages) => {
  expect(find({ file, line })).toEqual(pages)
})
