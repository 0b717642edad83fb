import { z } from 'zod'
import { ContentError, shownFile } from '../checks/content-error.ts'
import { printDate } from '../dates.ts'
import { fillPlaceholders } from '../placeholders.ts'
import { listFiles } from '../read/content-folder.ts'
import { imageSize } from '../read/image-size.ts'
import * as p from '../read/parts.ts'
import { advice } from '../read/prose.ts'
import { readMarkdownEntries } from '../read/read-content.ts'
import { readArticleBody } from './article-body.ts'
import { articleFigures } from './article-figures.data.ts'
import { blog } from './blog.data.ts'
import { inOrder } from './post-lists.ts'

/** Length of an article that reads well, in words, without sources. */
const WORDS = { from: 1_200, to: 2_000 }
const WORDS_PER_MINUTE = 225

const categories = blog.categories.map(({ name }) => name)

const schema = z.strictObject({
  title: p.text(20, 90),
  /** Under the headline and on the card. */
  description: p.text(70, 220),
  metaDescription: p.meta.shape.description,
  /** A claim that the post argues against; its card strikes it. */
  struck: p.label.optional(),
  /** What somebody would search for. */
  keywords: p.list(p.label, [2, 10], 0).default([]),
  category: z.enum(categories, { error: `must be one of ${categories.join(', ')}; blog.yaml has the list` }),
  author: p.label.optional(),
  /** Like `8 min read`; computed from the words of a post without it. */
  readTime: p.label.optional(),
  /** The day on which it appears. */
  date: z.iso.date(),
  /** The day on which it goes. */
  until: z.iso.date().optional(),
  /** The day the legal and medical facts were last checked; the text names it as {factsCheckedOn}. */
  factsCheckedOn: z.iso.date().optional(),
  /** The day by which they have to be checked again. */
  reviewBy: z.iso.date().optional(),
  draft: z.boolean().optional(),
})

/** The files beside the posts, each with its size if it is a picture. */
const beside = new Map<string, Awaited<ReturnType<typeof imageSize>>>()
for (const file of listFiles('posts/*.*'))
  beside.set(file.replace('posts/', ''), /\.(md|mp4|webm|vtt)$/.test(file) ? null : await imageSize(file))

/** Every post, newest first, then alphabetically. */
export const posts = inOrder(
  readMarkdownEntries('posts/*.md', schema).map(({ file, slug, data, body: text }) => {
    const shown = shownFile(file)
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))
      throw ContentError.at(
        shown,
        'the file’s name',
        'must be lower-case words joined by hyphens: it is the address',
      )
    const factsCheckedOn = data.factsCheckedOn ?? data.date
    const checked = text.replaceAll('{factsCheckedOn}', printDate(factsCheckedOn))
    const body = readArticleBody(shown, checked, {
      shown: { files: beside, figures: Object.keys(articleFigures) },
    })
    if (body.words < WORDS.from || body.words > WORDS.to)
      advice.add(`${shown}: has ${body.words} words; ${WORDS.from} to ${WORDS.to} read best here.`)
    const minutes = Math.max(1, Math.round(body.words / WORDS_PER_MINUTE))
    const readTime = data.readTime ?? fillPlaceholders(blog.article.readTime, { minutes })
    const changedOn = factsCheckedOn > data.date ? factsCheckedOn : data.date
    return { ...data, changedOn, slug, readTime, body }
  }),
)

export type Post = (typeof posts)[number]
