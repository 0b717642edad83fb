import { Headline } from '../../components/ui/heading.tsx'
import { MoreLink } from '../../components/ui/text-link.tsx'
import { TermItems } from '../../components/ui/texts.tsx'
import type { FunnelCreationContent } from './content.data.ts'

/** The end of the funnel: the leads that are left, and the guarantee with its terms. */
export function LeadGuarantee({ content }: { content: FunnelCreationContent['guarantee'] }) {
  return (
    <section aria-labelledby="guarantee" className="page-container pb-16 md:pb-24">
      <div className="relative z-1 mx-auto -mb-8 w-fit max-w-full bg-evergreen px-8 py-4 text-center text-paper sm:max-lg:ml-4">
        <p className="font-serif text-minor">{content.leadsLabel}</p>
      </div>
      <div className="guarantee pt-19">
        <div className="text-center">
          <Headline id="guarantee" className="mx-auto max-w-[14em] text-major" text={content.headline} />
          <p className="mx-auto mt-4 max-w-[38rem] text-lead">{content.promise}</p>
        </div>
        <dl className="mt-9 grid gap-x-14 sm:grid-cols-2">
          <TermItems terms={content.terms} className="border-t border-rule py-5" />
        </dl>
        <MoreLink link={content.link} className="mt-3" />
      </div>
    </section>
  )
}
