import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import ArticleList from './article-list.island.tsx'

const card = (title: string, categoryValue: string) => ({
  ...{ href: `/blog/${title}`, category: categoryValue, title, description: '', readTime: '5 min' },
  ...{ date: '2026-11-01', day: 'November 1, 2026', categoryValue },
})
const render = (chosen: string | null) =>
  renderToStaticMarkup(
    <ArticleList
      label="Show articles about"
      choices={[
        { value: 'all', name: 'All', heading: 'All articles (2)', title: 'Blog' },
        { value: 'seo', name: 'SEO', heading: 'SEO: 1 article', title: 'SEO articles' },
      ]}
      chosen={chosen}
      cards={[card('one', 'seo'), card('two', 'ads')]}
      all="all"
      unknownHeading="A category we do not have: 0 articles"
      empty="No posts found in this category."
      showAll="Show all articles"
    />,
  )
const articles = (html: string) => html.match(/<article/g)?.length ?? 0

it('filters by the category of the address, and works as a form', () => {
  expect(articles(render('all'))).toBe(2)
  const html = render('seo')
  expect(articles(html)).toBe(1)
  expect(html).toContain('SEO: 1 article')
  expect(html).toMatch(/<form [^>]*action="\/blog#shown"/)
  expect(html).toMatch(/value="seo"[^>]*aria-pressed="true"|aria-pressed="true"[^>]*value="seo"/)
})

it('has no articles for an unknown category, and a way back', () => {
  const html = render(null)
  expect(articles(html)).toBe(0)
  expect(html).toContain('No posts found in this category.')
  expect(html).toContain('href="/blog"')
})
