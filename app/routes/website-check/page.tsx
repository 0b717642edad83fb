import { PageHeading } from '../../components/page-heading.tsx'
import { CheckForm } from '../../components/website-check/check-form.tsx'
import { fillPlaceholders } from '../../content/checks/placeholders.ts'
import { websiteCheckContent as content } from '../../content/site/website-check.data.ts'
import { Island } from '../../islands/island.tsx'
import type { PageProps, PageRequest } from '../../page-module.ts'
import Progress from './check-progress.island.tsx'
import { CheckedWebsite } from './checked-website.tsx'
import { Limits } from './limits.tsx'

const STATUS = { address: 422, limit: 429, busy: 503 } as const
const refusals = Object.keys(STATUS) as (keyof typeof STATUS)[]

export const handle = {
  status: ({ data }: PageProps<typeof load>) =>
    data.isOff || data.isUnknown ? 404 : data.refusal ? STATUS[data.refusal] : undefined,
}

/** Finds a check by the secret in the address. Without one the page says what a check does, and starts one. */
export async function load({ query, site }: PageRequest) {
  const secret = query.get('link')
  const check = secret ? await site.websiteChecks?.find(secret) : null
  return {
    secret,
    check: check ?? null,
    isOff: site.websiteChecks === null,
    isUnknown: secret !== null && !check,
    isDeleted: query.has('deleted'),
    refusal: refusals.find((one) => one === query.get('refused')),
    address: (query.get('address') ?? '').slice(0, 300),
    robot: site.websiteChecks?.robot ?? '',
  }
}

export function meta({ data }: PageProps<typeof load>) {
  const { check, secret, refusal, isDeleted, isOff } = data
  const title = check ? fillPlaceholders(content.resultTitle, { site: check.site }) : content.meta.title
  return { ...content.meta, title, ...((secret ?? refusal ?? (isDeleted || isOff)) && { robots: 'noindex' }) }
}

export function Page({ data }: PageProps<typeof load>) {
  const { check, secret, isOff, isUnknown, isDeleted, refusal, address, robot } = data
  if (check?.result && secret) return <CheckedWebsite result={check.result} secret={secret} />
  if (check && secret) return <Reading site={check.site} steps={check.steps} secret={secret} />
  const message = isUnknown ? content.unknown : isDeleted ? content.deleted : null
  return (
    <div className="page-container py-14 md:py-20">
      <PageHeading
        content={{ kicker: content.kicker, headline: message?.headline ?? content.headline }}
        className="max-w-[16em] text-major"
      />
      <p className="mt-4 max-w-[38rem] text-lead text-soft">
        {isOff ? content.off : (message?.text ?? content.lead)}
      </p>
      {refusal ? (
        <p role="alert" className="mt-8 max-w-[36rem] border-l-3 border-pencil pl-4">
          {fillPlaceholders(content.refusals[refusal], { address })}
        </p>
      ) : null}
      {isOff ? null : (
        <>
          <div className="mt-8">
            <CheckForm address={address} />
          </div>
          <Limits />
          <section id="leave-out" className="mt-12 max-w-[44rem] text-small text-soft">
            <h2 className="text-minor text-ink">{content.leaveOut.heading}</h2>
            <p className="mt-2">{fillPlaceholders(content.leaveOut.text, { robot })}</p>
          </section>
        </>
      )}
    </div>
  )
}

/** What is being read. Without scripts the page asks again by itself. */
function Reading({ site, steps, secret }: { site: string; steps: readonly string[]; secret: string }) {
  const { progress } = content
  return (
    <div className="page-container py-14 md:py-20">
      <noscript>
        <meta httpEquiv="refresh" content="3" />
      </noscript>
      <PageHeading
        content={{ kicker: content.kicker, headline: fillPlaceholders(progress.headline, { site }) }}
        className="text-major"
      />
      <p className="mt-4 max-w-[38rem] text-lead text-soft">{progress.text}</p>
      <Island
        name="check-progress"
        of={Progress}
        props={{ secret, steps, words: progress.steps }}
        wake="load"
      />
      <p className="mt-8 text-small">
        <a className="link" href={`/website-check?link=${secret}`}>
          {progress.refresh}
        </a>
      </p>
    </div>
  )
}
