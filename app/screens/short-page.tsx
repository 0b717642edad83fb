import type { MetaArgs } from 'react-router'
import { useLocation } from 'react-router'
import { pageMeta } from '../../seo/page-meta.ts'
import site from '../../site.config.ts'
import type { Page, PagePath } from '../../words/pages.schema.ts'
import { pages } from '../../words/pages.ts'
import { fillTokens } from '../../words/tokens.ts'
import { FactList } from '../sections/fact-list.tsx'
import { NextStep } from '../sections/next-step.tsx'
import { PageOpening } from '../sections/page-opening.tsx'
import { ProseSections } from '../sections/prose-sections.tsx'

const facts = { brand: site.brand, phone: site.phone.display, email: site.email }
const fill = (sentence: string) => fillTokens(sentence, facts)

/** The build asks for folders, `/seo/`, where a visitor asks for `/seo`. */
function pageAt(pathname: string): Page {
  const page = pages[pathname.replace(/\/$/, '') as PagePath]
  if (!page) throw new Error(`words/pages.ts has no page for ${pathname}`)
  return page
}

export function meta({ location }: MetaArgs) {
  const { path, title, description } = pageAt(location.pathname)
  return pageMeta({ path, title, description })
}

export default function ShortPageScreen() {
  const page = pageAt(useLocation().pathname)
  return (
    <>
      <PageOpening kicker={page.kicker} headline={page.headline} paragraphs={page.paragraphs.map(fill)} />
      <FactList facts={page.facts} />
      {page.sections ? <ProseSections sections={page.sections} fill={fill} /> : null}
      <NextStep {...page.next} />
    </>
  )
}
