import { ClosingCta } from '../../components/closing-cta.tsx'
import { Guarantee } from '../../components/guarantee.tsx'
import { PlainHero } from '../../components/hero.tsx'
import { CardTable } from '../../components/ui/card-table.tsx'
import { Headline } from '../../components/ui/heading.tsx'
import { Section } from '../../components/ui/section.tsx'
import { TextLink } from '../../components/ui/text-link.tsx'
import { ItemNumber, Paragraphs } from '../../components/ui/texts.tsx'
import { BelowHero } from '../../layout/sticky-cta.tsx'
import { service } from '../../seo/structured-data.ts'
import { funnelCreation } from './content.data.ts'

export const meta = () => ({
  ...funnelCreation.meta,
  structuredData: [service('/funnel-creation', funnelCreation.hero)],
})

export function Page() {
  return (
    <>
      <PlainHero tone="wash" content={funnelCreation.hero} />
      <BelowHero
        content={funnelCreation}
        after="34rem"
        sections={{
          funnel: <FunnelSpine content={funnelCreation.funnel} />,
          guarantee: (
            <Guarantee content={funnelCreation.guarantee}>
              <p className="mt-6 font-serif text-minor">{funnelCreation.guarantee.leadsLabel}</p>
            </Guarantee>
          ),
          websites: <WebsiteVsFunnel content={funnelCreation.websites} />,
          integrations: <Integrations content={funnelCreation.integrations} />,
          deliverables: <Deliverables content={funnelCreation.deliverables} />,
        }}
      />
      <ClosingCta content={funnelCreation.closing} />
    </>
  )
}

/** The funnel down the middle of the page: a bar for the visitors at each step, what we build, and who leaves. */
function FunnelSpine({ content }: { content: typeof funnelCreation.funnel }) {
  return (
    <section aria-labelledby="funnel" className="page-container py-12">
      <div className="mx-auto max-w-184 pb-8 sm:text-center">
        <Headline id="funnel" text={content.headline} />
        <p className="mx-auto mt-4 max-w-[40rem] text-lead text-soft">{content.lead}</p>
      </div>
      <Visitors of={content.visitors} count={content.visitors} text={content.visitorsLabel} />
      <ol>
        {content.steps.map((step, index) => (
          <li key={step.name} className="mt-6">
            <div className="grid gap-x-16 gap-y-3 sm:grid-cols-[3fr_2fr]">
              <div>
                <h3 className="text-[1.75rem] leading-tight">
                  <ItemNumber className="mr-2.5 text-soft tabular" number={index + 1} />
                  {step.name}
                </h3>
                <p className="mt-2">{step.text}</p>
              </div>
              <div className="self-end border-l-2 border-rule pl-4">
                {step.leave > 0 ? (
                  <p className="font-serif text-minor text-soft tabular">
                    {step.leave} {content.leaveLabel}
                  </p>
                ) : null}
                <p>{step.leaveText}</p>
              </div>
            </div>
            <Visitors
              of={content.visitors}
              count={step.left}
              before={content.steps[index - 1]?.left}
              text={step.leftText}
            />
          </li>
        ))}
      </ol>
    </section>
  )
}

/** How many visitors are left, as a bar and in words. Those who weren't left before, because the step won them back, are an outline. */
function Visitors({ of, count, before = of, text }: VisitorsProps) {
  return (
    <div className="mt-6 sm:text-center">
      <div
        className="h-10 border-2 border-evergreen sm:mx-auto forced-color-adjust-none"
        style={{ width: `${(count / of) * 100}%` }}
      >
        <div className="h-full bg-evergreen" style={{ width: `${Math.min(1, before / count) * 100}%` }} />
      </div>
      <p className="mt-2 font-semibold text-evergreen">{text}</p>
    </div>
  )
}

interface VisitorsProps {
  of: number
  count: number
  before?: number | undefined
  text: string
}

/** Why a website loses the visitors that a funnel keeps. */
function WebsiteVsFunnel({ content }: { content: typeof funnelCreation.websites }) {
  return (
    <Section tone="leaf" labelledBy="websites">
      <div className="grid gap-x-16 gap-y-6 sm:grid-cols-2">
        <Headline id="websites" className="max-w-[10em] text-major" text={content.headline} />
        <div className="space-y-4">
          <Paragraphs texts={content.paragraphs} />
        </div>
      </div>
    </Section>
  )
}

/** What the practice gets and keeps: a numbered list in two columns. */
function Deliverables({ content }: { content: typeof funnelCreation.deliverables }) {
  return (
    <Section tone="leaf" labelledBy="deliverables">
      <div className="grid items-end gap-x-16 gap-y-4 lg:grid-cols-[5fr_7fr]">
        <Headline id="deliverables" className="max-w-[9em] text-major" text={content.headline} />
        <p className="text-lead text-soft">{content.note}</p>
      </div>
      <ol className="mt-9 gap-x-16 border-b border-rule sm:columns-2">
        {content.items.map((item, index) => (
          <li
            key={item}
            className="grid break-inside-avoid grid-cols-[2.5rem_1fr] items-baseline border-t border-rule py-3.5"
          >
            <ItemNumber className="font-serif text-minor tabular" number={index + 1} />
            {item}
          </li>
        ))}
      </ol>
    </Section>
  )
}

/** What each service passes on to the others. */
function Integrations({ content }: { content: typeof funnelCreation.integrations }) {
  return (
    <Section labelledBy="integrations">
      <Headline id="integrations" className="max-w-[14em] text-major" text={content.headline} />
      <CardTable
        columns={[content.fromLabel, content.givesLabel, content.soThatLabel]}
        rows={content.rows.map(({ from, gives, soThat }) => [
          <Services key="from" services={from} and={content.and} />,
          gives,
          soThat,
        ])}
      />
    </Section>
  )
}

interface ServicesProps {
  services: (typeof funnelCreation.integrations.rows)[number]['from']
  and: string
}

function Services({ services, and }: ServicesProps) {
  return services.map(({ label, href }, index) => (
    <span key={label}>
      {index > 0 ? ` ${and} ` : ''}
      {href ? <TextLink link={{ label, href }} className="!font-[460]" /> : label}
    </span>
  ))
}
