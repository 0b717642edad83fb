import type { FunnelCreationContent } from './content.schema.ts'

/** The end of the funnel: the leads that are left, and the guarantee with its terms. */
export function LeadGuarantee({ content }: { content: FunnelCreationContent['guarantee'] }) {
  return (
    <section aria-labelledby="guarantee" className="page-container pb-16 md:pb-24">
      <div className="lead-end">
        <p className="font-serif text-minor">{content.leadsLabel}</p>
      </div>
      <div className="guarantee">
        <div className="text-center">
          <h2 id="guarantee" className="mx-auto max-w-[14em] text-major">
            {content.headline}
          </h2>
          <p className="mx-auto mt-4 max-w-[38rem] text-lead">{content.promise}</p>
        </div>
        <dl className="mt-9 grid gap-x-14 sm:grid-cols-2">
          {content.terms.map((term) => (
            <div key={term.term} className="border-t border-rule py-5">
              <dt className="font-serif text-minor">{term.term}</dt>
              <dd className="mt-1.5 text-soft">
                {term.meaning}
                {term.source ? (
                  <>
                    {' '}
                    <a className="link" href={term.source.address} rel="noopener">
                      {term.source.name}
                    </a>
                  </>
                ) : null}
              </dd>
            </div>
          ))}
        </dl>
        <p className="mt-3">
          <a className="link" href={content.link.href}>
            {content.link.label}
          </a>
        </p>
      </div>
    </section>
  )
}
