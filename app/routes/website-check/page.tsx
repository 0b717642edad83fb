import { CHECKS, GROUPS } from '../../../website-check/result.ts'
import { CallToActionSection } from '../../components/call-to-action-section.tsx'
import { PageHeading } from '../../components/page-heading.tsx'
import { Headline } from '../../components/ui/heading.tsx'
import { Section } from '../../components/ui/section.tsx'
import { ListItems } from '../../components/ui/texts.tsx'
import { CheckForm } from '../../components/website-check/check-form.tsx'
import { fillPlaceholders } from '../../content/placeholders.ts'
import { websiteCheckContent as content } from '../../content/site/website-check.data.ts'
import { Island } from '../../islands/island.tsx'
import type { PageProps, PageRequest } from '../../page-module.ts'
import Progress from './check-progress.island.tsx'
import { CheckedWebsite, Limits } from './checked-website.tsx'

const STATUS = { address: 422, limit: 429, busy: 503 } as const
const refusals = Object.keys(STATUS) as (keyof typeof STATUS)[]

export const handle = {
  status: ({ data: { message, refusal } }: PageProps<typeof load>) =>
    message === 'off' || message === 'unknown' ? 404 : refusal && STATUS[refusal],
}

/** Finds a check by the secret in the address. Without one the page says what a check does, and starts one. */
export async function load({ query, site: { websiteChecks } }: PageRequest) {
  const secret = query.get('link')
  const found = secret ? await websiteChecks?.find(secret) : null
  const isDeleted = query.has('deleted')
  return {
    check: secret && found ? { ...found, secret } : null,
    message: !websiteChecks ? 'off' : secret && !found ? 'unknown' : isDeleted ? 'deleted' : 'start',
    refusal: refusals.find((one) => one === query.get('refused')),
    address: (query.get('address') ?? '').slice(0, 300),
    robot: websiteChecks?.robot ?? '',
  } as const
}

export function meta({ data: { check, message, refusal } }: PageProps<typeof load>) {
  // Analytics reports titles, so it doesn't name the website.
  const title = check ? content.resultTitle : content.meta.title
  const isKept = message === 'start' && !check && !refusal
  return { ...content.meta, title, ...(!isKept && { robots: 'noindex' }) }
}

export function Page({ data: { check, message, refusal, address, robot } }: PageProps<typeof load>) {
  if (check?.result) return <CheckedWebsite result={check.result} secret={check.secret} />
  if (check) return <Reading {...check} />
  const { headline, text } = content.messages[message]
  const { bad, fix } = content.checks.claims
  const isOn = message !== 'off'
  return (
    <>
      <div className="page-container py-14 md:py-20">
        <div className="grid items-center gap-x-16 gap-y-10 lg:grid-cols-[7fr_5fr]">
          <div>
            <PageHeading content={{ kicker: content.kicker, headline }} />
            <p className="mt-4 mb-8 max-w-lead text-lead text-soft">{text}</p>
            {refusal ? (
              <p role="alert" className="mb-8 max-w-lead border-l-3 border-pencil pl-4">
                {fillPlaceholders(content.refusals[refusal], { address })}
              </p>
            ) : null}
            {isOn ? <CheckForm address={address} /> : null}
          </div>
          {isOn ? (
            <figure className="card">
              <figcaption className="text-label text-soft">{content.sample.label}</figcaption>
              <p className="mt-3 font-serif text-middle leading-tight">
                <span className="struck">{content.sample.quote}</span>
              </p>
              <p className="mt-3 text-small">{bad}</p>
              <p className="mt-4 text-fine text-soft">{content.result.fixLabel}</p>
              <p className="mt-1 border-l-3 border-evergreen pl-3 text-small">{fix}</p>
            </figure>
          ) : null}
        </div>
      </div>
      {isOn ? (
        <Section tone="leaf" labelledBy="looks-at">
          <Headline id="looks-at" text={content.looksAt} className="text-middle" />
          <div className="mt-6 grid gap-x-12 gap-y-8 md:grid-cols-2 lg:grid-cols-3">
            {GROUPS.map((group) => (
              <section key={group} className="border-t border-ink pt-4">
                <h3 className="text-minor">{content.groups[group]}</h3>
                <ul className="mt-3 space-y-1 text-small text-soft">
                  <ListItems
                    texts={CHECKS[group].map((check) => content.checks[check].good)}
                    className="check"
                  />
                </ul>
              </section>
            ))}
            <Limits />
          </div>
          <p id="leave-out" className="mt-10 max-w-wide text-label text-soft">
            {fillPlaceholders(content.leaveOut, { robot })}
          </p>
        </Section>
      ) : null}
      {isOn ? <CallToActionSection text={content.next.text} label={content.next.label} href="/book" /> : null}
    </>
  )
}

/** What is being read. Without scripts the page asks again by itself. */
function Reading({ site, steps, secret }: { site: string; steps: readonly string[]; secret: string }) {
  const { progress } = content
  const headline = fillPlaceholders(progress.headline, { site })
  return (
    <div className="page-container py-14 md:py-20">
      <noscript>
        <meta httpEquiv="refresh" content="3" />
      </noscript>
      <PageHeading content={{ kicker: content.kicker, headline }} className="text-major wrap-anywhere" />
      <p className="mt-4 max-w-lead text-lead text-soft">{progress.text}</p>
      <Island of={Progress} props={{ secret, steps, words: progress.steps }} client="load" />
      <p className="mt-8 text-small">
        <a className="link" href={`/website-check?link=${secret}`}>
          {progress.refresh}
        </a>
      </p>
    </div>
  )
}
