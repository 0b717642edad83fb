import { ClientPractices } from '../../components/proof/client-practices.tsx'
import { Headline } from '../../components/ui/heading.tsx'
import { Section } from '../../components/ui/section.tsx'
import { MoreLink, TextLink } from '../../components/ui/text-link.tsx'
import { ListItems } from '../../components/ui/texts.tsx'
import { promises } from '../../content/promises/promises.data.ts'
import type { MachineContent } from './content.data.ts'

function Costs({ content }: { content: MachineContent['onePage'] }) {
  return (
    <div className="sheet-part">
      <h3 className="mb-4 text-minor">{content.costsTitle}</h3>
      <div>
        <dl>
          {content.costs.map((cost) => (
            <div
              key={cost.label}
              className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 border-b border-rule py-3 first:pt-0 lg:grid-cols-[10rem_14rem_1fr]"
            >
              <dt className="font-semibold">{cost.label}</dt>
              <dd className="font-serif text-minor tabular">{cost.value}</dd>
              <dd className="text-soft col-span-full lg:col-auto">{cost.text}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-4">
          {content.costsNote} <ClientPractices />
        </p>
      </div>
    </div>
  )
}

function Work({ workTitle, work }: MachineContent['onePage']) {
  const sides = [
    { label: work.us, items: work.ours, look: 'text-evergreen' },
    { label: work.you, items: work.yours, look: '' },
  ]
  return (
    <div className="sheet-part">
      <h3 className="mb-4 text-minor">{workTitle}</h3>
      <div>
        <div aria-hidden="true" className="flex h-4 gap-1 forced-color-adjust-none">
          <span className="bg-evergreen" style={{ width: `${promises.workSplit.agencyPercent}%` }} />
          <span className="flex-1 border border-evergreen bg-wash" />
        </div>
        <div className="mt-4 grid gap-x-10 gap-y-6 sm:grid-cols-2">
          {sides.map(({ label, items, look }) => (
            <div key={label}>
              <h4 className={`font-semibold ${look}`}>{label}</h4>
              <ul className="mt-1 space-y-1">
                <ListItems texts={items} />
              </ul>
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}

/** The agreement at a glance: costs, division of work, guarantee with its terms, and how it ends. */
export function OnePageAgreement({ content }: { content: MachineContent['onePage'] }) {
  return (
    <Section labelledBy="agreement">
      <Headline id="agreement" className="max-w-[17em] text-major" text={content.headline} />
      <div className="book-page mt-10 border border-t-[6px] border-rule border-t-evergreen bg-white">
        <p className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 border-b border-ink px-5 py-6 lg:px-12 lg:py-9">
          <span className="font-serif text-[1.75rem] leading-[1.15]">{content.sheetTitle}</span>
          <TextLink link={content.sample} />
        </p>
        <Costs content={content} />
        <Work {...content} />
        <div className="sheet-part">
          <Headline as="h3" id="guarantee" className="mb-4 text-minor" text={content.guaranteeTitle} />
          <div>
            <p className="font-serif text-[1.625rem] leading-snug text-evergreen">{content.promise}</p>
            <dl className="mt-5 grid gap-x-10 gap-y-4 sm:grid-cols-2">
              {content.terms.map((term) => (
                <div key={term.term} className="sm:first:col-span-2">
                  <dt className="font-semibold">{term.term}</dt>
                  <dd className="text-soft">{term.meaning}</dd>
                </div>
              ))}
            </dl>
            <MoreLink link={content.link} className="mt-4" />
          </div>
        </div>
        <div className="sheet-part">
          <h3 className="mb-4 text-minor">{content.endTitle}</h3>
          <p>{content.endTerms}</p>
        </div>
      </div>
    </Section>
  )
}
