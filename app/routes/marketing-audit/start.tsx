import { CHECKS, GROUPS } from '../../../website-check/result.ts'
import { CallToActionSection } from '../../components/call-to-action-section.tsx'
import { PageHeading } from '../../components/page-heading.tsx'
import { Headline } from '../../components/ui/heading.tsx'
import { Section } from '../../components/ui/section.tsx'
import { ListItems } from '../../components/ui/texts.tsx'
import { fillPlaceholders } from '../../content/placeholders.ts'
import { AddressForm } from './address-form.tsx'
import { marketingAudit as content } from './content.data.ts'
import type { AuditData } from './load.ts'
import { Limits } from './result.tsx'

const { start, checks, sample, result } = content

/** The one field, and what the audit looks at. Where websites aren't checked, the questions alone. */
export function Start({ message, refusal, address, robot }: AuditData) {
  const isChecking = robot !== null
  const text = isChecking ? start.text : start.withoutCheck
  const shown = message ? content.messages[message] : { headline: start.headline, text }
  return (
    <>
      <div className="page-container grid items-center gap-x-16 gap-y-10 py-10 md:py-16 lg:grid-cols-[7fr_5fr]">
        <div>
          <PageHeading content={{ kicker: content.kicker, headline: shown.headline }} />
          <p className="mt-5 mb-7 max-w-lead text-lead text-soft">{shown.text}</p>
          {refusal ? (
            <p role="alert" className="mb-6 max-w-lead border-l-3 border-pencil pl-4 wrap-anywhere">
              {fillPlaceholders(content.refusals[refusal], { address })}
            </p>
          ) : null}
          {isChecking ? <AddressForm address={address} /> : null}
          <p className="mt-6">
            <a className={isChecking ? 'link' : 'secondary-button'} href="/marketing-audit?ask">
              {isChecking ? start.noWebsite : start.begin}
            </a>
          </p>
        </div>
        {isChecking ? <Sample /> : null}
      </div>
      <Section tone="leaf" labelledBy="covers">
        <Headline id="covers" text={content.covers} className="text-middle" />
        <div className="mt-6 grid gap-x-12 gap-y-8 md:grid-cols-2 lg:grid-cols-3">
          {isChecking
            ? GROUPS.map((group) => (
                <Covered
                  key={group}
                  name={content.groups[group]}
                  texts={CHECKS[group].map((check) => checks[check].good)}
                />
              ))
            : null}
          <Covered name={content.groups.office} texts={content.questions.map(({ asks }) => asks)} />
          {isChecking ? <Limits /> : null}
        </div>
        {isChecking ? (
          <p id="leave-out" className="mt-10 max-w-wide text-label text-soft">
            {fillPlaceholders(content.leaveOut, { robot })}
          </p>
        ) : null}
      </Section>
      <CallToActionSection text={content.next.text} label={content.next.label} href="/book" />
    </>
  )
}

/** A finding as the result shows it. */
const Sample = () => (
  <figure className="card">
    <figcaption className="text-label text-soft">{sample.label}</figcaption>
    <p className="mt-3 font-serif text-middle leading-tight">
      <span className="struck">{sample.quote}</span>
    </p>
    <p className="mt-3 text-small">{checks.claims.bad}</p>
    <p className="mt-4 text-fine text-soft">{result.forDesigner}</p>
    <p className="mt-1 border-l-3 border-evergreen pl-3 text-small">{checks.claims.fix}</p>
  </figure>
)

/** What a group of checks wants to find, or what is asked. */
const Covered = ({ name, texts }: { name: string; texts: readonly string[] }) => (
  <section className="border-t border-ink pt-4">
    <h3 className="text-minor">{name}</h3>
    <ul className="mt-3 space-y-1 text-small text-soft">
      <ListItems texts={texts} className="check" />
    </ul>
  </section>
)
