import { CtaSection } from '../../components/cta-section.tsx'
import { PageHeading } from '../../components/page-heading.tsx'
import { resources as content } from './content.data.ts'
import { GuideOutline, Reading, Samples, Specialties, Tools } from './groups.tsx'

export const meta = () => content.meta

export function Page() {
  return (
    <>
      <div className="page-container pt-10 pb-12 md:pt-16 md:pb-16">
        <div className="grid items-end gap-x-16 gap-y-6 lg:grid-cols-[7fr_5fr]">
          <div>
            <PageHeading content={content} className="max-w-[10em] text-display" isMarked />
          </div>
          <div className="max-w-[34rem]">
            <p className="text-lead text-soft">{content.lead}</p>
            <p className="mt-4 text-small text-soft">{content.terms}</p>
          </div>
        </div>
      </div>
      <Tools content={content.tools} />
      <Reading guides={content.guides} articles={content.articles} />
      <Samples content={content.samples} />
      <GuideOutline content={content.outline} />
      <Specialties content={content.specialties} />
      <CtaSection {...content.next} href="/book" />
    </>
  )
}
