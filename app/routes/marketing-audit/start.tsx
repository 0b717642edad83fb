import { CHECKS, GROUPS } from '../../../website-check/result.ts'
import { CallToActionSection } from '../../components/call-to-action-section.tsx'
import { PageHeading } from '../../components/page-heading.tsx'
import { Headline } from '../../components/ui/heading.tsx'
import { Section } from '../../components/ui/section.tsx'
import { ListItems } from '../../components/ui/texts.tsx'
import { fillPlaceholders } from '../../content/placeholders.ts'
import { marketingAudit as content } from './content.data.ts'
import type { AuditData } from './load.ts'
import { Limits } from './result.tsx'

const { start, field, checks, sample } = content

const office = content.questions.map(({ asks }) => asks)

/** The one field, and what the audit covers. Where websites aren't read, the questions alone. */
export function Start({ message, refusal, address, robot }: AuditData) {
  const text = robot ? start.text : start.withoutCheck
  const shown = message ? content.messages[message] : { headline: start.headline, text }
  return (
    <>
      <div className="page-container grid items-center gap-x-16 gap-y-10 py-8 md:py-16 lg:grid-cols-[7fr_5fr]">
        <div>
          <PageHeading content={{ kicker: content.kicker, headline: shown.headline }} />
          <p className="mt-5 mb-7 max-w-lead text-lead text-soft">{shown.text}</p>
          {refusal ? (
            <p role="alert" className="mb-6 max-w-lead border-l-3 border-pencil pl-4 wrap-anywhere">
              {fillPlaceholders(content.refusals[refusal], { address })}
            </p>
          ) : null}
          {robot ? <AddressForm address={address} /> : null}
          <p className="mt-5">
            <a className={robot ? 'link' : 'secondary-button'} href="/marketing-audit?ask">
              {robot ? start.noWebsite : start.begin}
            </a>
          </p>
        </div>
        {robot ? <Sample /> : <Covered group="office" texts={office} className="card" />}
      </div>
      {robot ? (
        <Section tone="leaf" labelledBy="covers">
          <Headline id="covers" text={content.covers} className="text-middle" />
          <div className="mt-6 grid gap-x-12 gap-y-8 md:grid-cols-2 lg:grid-cols-3">
            {GROUPS.map((group) => (
              <Covered key={group} group={group} texts={CHECKS[group].map((check) => checks[check].good)} />
            ))}
            <Covered group="office" texts={office} />
          </div>
          <Limits />
          <p id="leave-out" className="mt-8 max-w-wide text-label text-soft">
            {fillPlaceholders(content.leaveOut, { robot })}
          </p>
        </Section>
      ) : null}
      <CallToActionSection {...content.next} />
    </>
  )
}

interface CoveredProps {
  group: keyof typeof content.groups
  texts: readonly string[]
  className?: string
}

/** What the website is looked at for, or what is asked. */
const Covered = ({ group, texts, className = 'border-t border-ink pt-4' }: CoveredProps) => (
  <section className={className}>
    <h2 className="text-minor">{content.groups[group]}</h2>
    <ul className="mt-3 space-y-1 text-small text-soft">
      <ListItems texts={texts} className="check" />
    </ul>
  </section>
)

/** Asks for a website to read. The server answers with the address of the first question. */
const AddressForm = ({ address }: { address: string }) => (
  <form action="/marketing-audit" method="post" className="max-w-lead">
    <label htmlFor="website" className="text-small font-semibold">
      {field.label}
    </label>
    <div className="mt-1 flex flex-wrap gap-3">
      <input
        id="website"
        name="address"
        defaultValue={address}
        inputMode="url"
        autoComplete="url"
        placeholder={field.example}
        required
        className="min-h-13 grow basis-56 border border-ink bg-white px-4"
      />
      <button type="submit" className="secondary-button grow sm:grow-0">
        {field.submit}
      </button>
    </div>
    <p className="mt-2 text-fine text-soft">{field.keep}</p>
  </form>
)

/** A finding as the result shows it. */
const Sample = () => (
  <figure className="card">
    <figcaption className="text-label text-soft">{sample.label}</figcaption>
    <p className="mt-3 font-serif text-middle leading-tight">
      <span className="struck">{sample.quote}</span>
    </p>
    <p className="mt-3 text-small">{checks.claims.bad}</p>
    <p className="mt-4 text-fine text-soft">{content.result.forDesigner}</p>
    <p className="mt-1 border-l-3 border-evergreen pl-3 text-small">{checks.claims.fix}</p>
  </figure>
)
