import type { z } from 'zod'
import { ContentError } from '../checks/content-error.ts'
import { lintCopy } from '../checks/copy-rules.ts'
import { readFrontMatter } from '../checks/front-matter.ts'
import { caseStudyFields, logoFields, type ProofContent, reviewFields } from './proof.schema.ts'

type Texts = Readonly<Record<string, string>>

/**
 * Reads the files of `app/content/proof`, newest consent first.
 * @param texts content by path, e.g. `./reviews/harbor.md`
 * @param images URLs of the logos' pictures by path
 * @throws {ContentError} for an entry without consent or with another invalid field, which stops the build
 */
export function readProof(texts: Texts, images: Texts): ProofContent {
  return {
    caseStudies: entries(texts, 'case-studies', caseStudyFields).map(({ file, slug, data, body }) => ({
      ...data,
      slug,
      paragraphs: wordsOf(file, body).split(/\n{2,}/),
    })),
    reviews: entries(texts, 'reviews', reviewFields).map(({ file, slug, data, body }) => ({
      ...data,
      slug,
      words: wordsOf(file, body),
    })),
    logos: entries(texts, 'logos', logoFields).map(({ file, slug, data }) => {
      const src = images[`./logos/${data.image}`]
      if (!src) throw ContentError.at(file, 'image', `names ${data.image}, which is not in its folder`)
      return { ...data, slug, src }
    }),
  }
}

function entries<S extends z.ZodType<{ consent: { date: string } }>>(texts: Texts, kind: string, fields: S) {
  return Object.entries(texts)
    .filter(([path]) => path.startsWith(`./${kind}/`))
    .map(([path, text]) => {
      const file = `app/content/proof/${path.slice(2)}`
      const slug = path.replace(/^.*\/|\.md$/g, '')
      return { file, slug, ...readFrontMatter(file, text, fields) }
    })
    .sort((one, other) => other.data.consent.date.localeCompare(one.data.consent.date))
}

/** The text below the fields, with its paragraphs apart and its lines joined. */
function wordsOf(file: string, body: string): string {
  if (!body) throw ContentError.at(file, 'text', 'is missing below the fields')
  const paragraphs = body.split(/\n{2,}/).map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
  for (const paragraph of paragraphs) {
    const fault = lintCopy(paragraph)
    if (fault) throw ContentError.at(file, 'text', fault)
  }
  return paragraphs.join('\n\n')
}
