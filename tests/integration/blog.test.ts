import { expect, it } from 'vitest'
import { blog } from '../../app/content/blog/blog.data.ts'
import { related } from '../../app/content/blog/post-lists.ts'
import { shownPosts } from '../../app/content/blog/shown-posts.ts'
import { server } from './built-site.ts'

const posts = shownPosts()
const ask = (address: string) => fetch(`${server.origin}${address}`, { redirect: 'manual' })
const page = async (address: string) => (await ask(address)).text()
const cards = (html: string) => [...html.matchAll(/<a href="\/blog\/([a-z0-9-]+)"/g)].map((match) => match[1])
const pressed = (html: string) =>
  [...html.matchAll(/<button[^>]*aria-pressed="true"[^>]*>([^<]*)</g)].map((match) => match[1])

it('the list starts with all articles, in order', async () => {
  const html = await page('/blog')
  expect(cards(html)).toEqual(posts.map(({ slug }) => slug))
  expect(pressed(html)).toHaveLength(1)
})

it.each(blog.categories)('the list shows only $name and marks it', async ({ slug, name }) => {
  const html = await page(`/blog?category=${slug}`)
  expect(cards(html)).toEqual(posts.filter(({ category }) => category === name).map((post) => post.slug))
  expect(pressed(html)).toEqual([name])
  // Without scripts the buttons send the form.
  expect(html).toMatch(
    new RegExp(`action="/blog#shown".*<button type="submit" value="${slug}".*name="category"`),
  )
  expect(html).toMatch(/<link rel="canonical" href="https?:\/\/[^"/]+\/blog"/)
})

it('an unknown category has no articles and no pressed button, says “No posts found in this category.” and is not repeated', async () => {
  const html = await page('/blog?category=%3Cscript%3E')
  expect(html).toContain(blog.list.empty)
  expect([cards(html), pressed(html)]).toEqual([[], []])
  expect(html).not.toContain('category=<script>')
})

it.each(['/blog/nobody-wrote-this', '/blog/__proto__', '/blog/a.b'])(
  '%s leads to the list',
  async (address) => {
    const answer = await ask(address)
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/blog'])
  },
)

it('an article shows up to two more posts of the same category', async () => {
  for (const post of posts) {
    const html = await page(`/blog/${post.slug}`)
    for (const { slug } of related(posts, post)) expect(cards(html)).toContain(slug)
  }
})
