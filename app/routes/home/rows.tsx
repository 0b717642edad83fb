import type { ReactNode } from 'react'
import { Heading } from '../../components/ui/heading.tsx'
import { NoBreak } from '../../components/ui/no-break.tsx'
import { Section } from '../../components/ui/section.tsx'
import { MoreLink } from '../../components/ui/text-link.tsx'
import { CheckForm } from '../../components/website-check/check-form.tsx'
import type { Home } from './content.data.ts'

interface RowsProps {
  content: Home['rows']
  /** Whether the site reads websites. */
  hasCheck: boolean
}

/** What the page's arguments rest on: one line each until it is opened. */
export const Rows = ({ content, hasCheck }: RowsProps) => (
  <Section labelledBy="how" slim>
    <Heading id="how" content={content} quiet />
    <div className="mt-4 border-t border-ink">
      {hasCheck ? (
        <Row {...content.check}>
          <CheckForm />
        </Row>
      ) : null}
      {content.items.map(({ headline, line, lead, compared, pairs, link }) => (
        <Row key={headline} headline={headline} line={line}>
          {lead ? <p className="mb-3 max-w-[38rem]">{lead}</p> : null}
          <dl className="pairs">
            {[...(compared ? [compared] : []), ...pairs].map(({ name, text }) => (
              <div key={name}>
                <dt className="font-semibold">{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <MoreLink link={link} className="mt-4" />
        </Row>
      ))}
    </div>
  </Section>
)

const Row = ({ headline, line, children }: { headline: string; line: string; children: ReactNode }) => (
  <details className="row border-b border-rule">
    <summary className="disclosure">
      <h3 className="text-minor">
        <NoBreak text={headline} />
      </h3>
      <span className="text-soft max-sm:hidden">{line}</span>
    </summary>
    <div className="pt-2 pb-8">{children}</div>
  </details>
)
