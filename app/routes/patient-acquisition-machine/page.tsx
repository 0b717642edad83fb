import { Agenda } from '../../components/agenda.tsx'
import { BookCall } from '../../components/book-call.tsx'
import { PlainHero } from '../../components/hero.tsx'
import { FoundingOffer } from '../../components/letter.tsx'
import NextTimes from '../../components/next-times.island.tsx'
import { ClientPractices } from '../../components/proof/client-practices.tsx'
import { RelatedLinks } from '../../components/related-links.tsx'
import { Headline } from '../../components/ui/heading.tsx'
import { Section } from '../../components/ui/section.tsx'
import { MoreLink, TextLink } from '../../components/ui/text-link.tsx'
import { ListItems } from '../../components/ui/texts.tsx'
import { promises } from '../../content/promises/promises.data.ts'
import { agendaLabels } from '../../content/site/diagrams.data.ts'
import { Island } from '../../islands/island.tsx'
import { StickyCta } from '../../layout/sticky-cta.tsx'
import type { PageProps, PageRequest } from '../../page-module.ts'
import { service } from '../../seo/structured-data.ts'
import { type MachineContent, machine } from './content.data.ts'
import style from './page.css?inline'
import { CampaignFailures, WorkingPath } from './paths.tsx'

export const handle = { style, isKept: () => true }

export const meta = () => ({
  robots: 'index, follow',
  ...machine.meta,
  structuredData: [service('/patient-acquisition-machine', machine.hero)],
})

/** An outside calendar doesn’t say which of its times are open. */
export const load = ({ site }: PageRequest) => ({ isDesk: site.bookingWidget.isDesk })

export function Page({ data }: PageProps<typeof load>) {
  return (
    <>
      <PlainHero tone="night" content={machine.hero} />
      <StickyCta label={machine.hero.callToAction} after="22rem">
        <CampaignFailures content={machine.broken} />
        <WorkingPath content={machine.working} />
      </StickyCta>
      <OnePageAgreement content={machine.onePage} />
      <ClosingCall {...machine} hasTimes={data.isDesk} />
    </>
  )
}

/** The agreement at a glance: costs, division of work, guarantee with its terms, and how it ends. */
function OnePageAgreement({ content }: { content: MachineContent['onePage'] }) {
  const { work } = content
  const sides = [
    { label: work.us, items: work.ours, look: 'text-evergreen' },
    { label: work.you, items: work.yours, look: '' },
  ]
  return (
    <Section labelledBy="agreement">
      <Headline id="agreement" className="max-w-[17em] text-major" text={content.headline} />
      <div className="book-page mt-10 border border-t-[6px] border-rule border-t-evergreen bg-white">
        <p className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 border-b border-ink px-5 py-6 lg:px-12 lg:py-9">
          <span className="font-serif text-[1.75rem] leading-[1.15]">{content.sheetTitle}</span>
          <TextLink link={content.sample} />
        </p>
        <SheetPart title={content.costsTitle}>
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
        </SheetPart>
        <SheetPart title={content.workTitle}>
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
        </SheetPart>
        <SheetPart title={content.guaranteeTitle} id="guarantee">
          <p className="font-serif text-[1.625rem] leading-snug text-evergreen">{content.promise}</p>
          <dl className="mt-5 grid gap-x-10 gap-y-4 sm:grid-cols-2">
            {content.terms.map(({ term, meaning }) => (
              <div key={term}>
                <dt className="font-semibold">{term}</dt>
                <dd className="text-soft">{meaning}</dd>
              </div>
            ))}
          </dl>
          <MoreLink link={content.link} className="mt-4" />
        </SheetPart>
        <SheetPart title={content.endTitle}>
          <p>{content.endTerms}</p>
        </SheetPart>
      </div>
    </Section>
  )
}

/** A part of the sheet; on a wide page its title is beside it. */
const SheetPart = ({ title, id, children }: { title: string; id?: string; children: React.ReactNode }) => (
  <div className="border-rule px-5 py-6 not-last:border-b lg:grid lg:grid-cols-[12rem_minmax(0,1fr)] lg:gap-x-12 lg:px-12 lg:py-9">
    <h3 id={id} className="mb-4 text-minor">
      {title}
    </h3>
    <div>{children}</div>
  </div>
)

/** Whom the call is for, and then the call itself, minute by minute, with the CTA. */
function ClosingCall({ closing: content, fit, related, hasTimes }: MachineContent & { hasTimes: boolean }) {
  const lists = [
    { label: fit.yesLabel, items: fit.yes, look: 'check' },
    { label: fit.noLabel, items: fit.no, look: 'cross' },
  ]
  return (
    <Section tone="leaf" labelledBy="fit">
      <div className="grid gap-x-16 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        <Headline
          id="fit"
          className="max-w-[9em] text-major sm:max-lg:col-span-2 sm:max-lg:max-w-none"
          text={fit.headline}
        />
        {lists.map(({ label, items, look }) => (
          <div key={label}>
            <h3 className="text-minor">{label}</h3>
            <ul className="mt-2">
              <ListItems texts={items} className={`${look} py-2`} />
            </ul>
          </div>
        ))}
      </div>
      <div className="my-16 grid gap-x-16 gap-y-5 border-t border-ink pt-12 md:my-20 lg:grid-cols-[5fr_7fr]">
        <div>
          <h2 className="max-w-[14em] text-major">{content.headline}</h2>
          <p className="mt-4 text-lead">{content.text}</p>
        </div>
        <div>
          <Agenda parts={content.agenda} />
          <p className="border-b border-rule py-2.5 text-soft">{content.questions}</p>
          <BookCall className="mt-7" label={content.callToAction} />
          {hasTimes ? <Island name="next-times" of={NextTimes} props={{ label: agendaLabels.next }} /> : null}
          <FoundingOffer />
          <p className="mt-4 max-w-[34rem] text-small text-soft">{content.smallPrint}</p>
        </div>
      </div>
      <div className="border-t border-rule pt-6">
        <RelatedLinks content={related} />
      </div>
    </Section>
  )
}
