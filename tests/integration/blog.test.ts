import { describe, expect, it } from 'vitest'
import { categories } from '../../app/content/posts.schema.ts'
import { posts } from '../../app/content/posts.ts'
import { serverForTests } from '../fixtures/server-for-tests.ts'

const server = serverForTests({ LOG_LEVEL: 'error' })

const ask = (address: string) => fetch(`${server.origin}${address}`, { redirect: 'manual' })
const page = async (address: string) => (await ask(address)).text()
const cards = (html: string) => [...html.matchAll(/<a href="\/blog\/([a-z0-9-]+)"/g)].map((match) => match[1])
const pressed = (html: string) =>
  [...html.matchAll(/<button[^>]*aria-pressed="true"[^>]*>([^<]*)</g)].map((match) => match[1])

describe('the list of articles', () => {
  it('starts with all articles, in order', async () => {
    const html = await page('/blog')
    expect(cards(html)).toEqual(posts.map(({ slug }) => slug))
    expect(pressed(html)).toEqual(['All'])
    // The island's props have the text for a category without articles.
    expect(html.replace(/ data-props="[^"]*"/g, '')).not.toContain('No posts found in this category.')
  })

  it.each(categories)('shows only $name and marks it', async ({ slug, name }) => {
    const html = await page(`/blog?category=${slug}`)
    expect(cards(html)).toEqual(posts.filter(({ category }) => category === name).map((post) => post.slug))
    expect(pressed(html)).toEqual([name])
    expect(/<title>([^<]*)/.exec(html)?.[1]).toContain(name)
    expect(html).toMatch(/<link rel="canonical" href="https?:\/\/[^"/]+\/blog"/)
  })

  it('shows no posts for an unknown category, and no pressed button', async () => {
    const html = await page('/blog?category=%3Cscript%3E')
    expect(html).toContain('No posts found in this category.')
    expect(cards(html)).toEqual([])
    expect(pressed(html)).toEqual([])
    expect(html).not.toContain('category=<script>')
  })
})

describe('an article', () => {
  it.each(['/blog/nobody-wrote-this', '/blog/README', '/blog/__proto__', '/blog/a.b'])(
    '%s redirects to the list',
    async (address) => {
      const answer = await ask(address)
      expect([answer.status, answer.headers.get('location')]).toEqual([302, '/blog'])
    },
  )

  it.each(posts)('$slug has structured data with author and dates', async (post) => {
    const html = await page(`/blog/${post.slug}`)
    expect(html).toContain(`<meta property="article:published_time" content="${post.date}"`)
    expect(html).toContain(`<meta name="keywords" content="${post.keywords.join(', ')}"`)
    const found = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].flatMap(
      (match) => JSON.parse(match[1] ?? '')['@graph'],
    )
    expect(found).toContainEqual(
      expect.objectContaining({ '@type': 'BlogPosting', headline: post.title, datePublished: post.date }),
    )
  })

  it.each(posts)('$slug has every target its links point to', async (post) => {
    const html = await page(`/blog/${post.slug}`)
    const ids = new Set([...html.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]))
    const anchors = [...html.matchAll(/href="#([^"]+)"/g)].map((match) => match[1])
    expect(anchors.filter((anchor) => !ids.has(anchor))).toEqual([])
    expect(html).toMatch(/<a href="\/book"[^>]*>Book Free Consultation</)
  })
})
