import { CallToActionSection } from '../../components/call-to-action-section.tsx'
import { PageHeading } from '../../components/page-heading.tsx'
import { TextLink } from '../../components/ui/text-link.tsx'
import { Steps } from '../../components/ui/texts.tsx'
import { edition } from '../../content/guide/edition.data.ts'
import { playbook } from '../../content/guide/playbook.data.ts'

const content = playbook.thanks

export const meta = () => ({ robots: 'noindex', ...content.meta })

export function Page() {
  return (
    <>
      <div className="page-container pt-10 pb-16 md:pt-16 md:pb-24">
        <div className="grid items-start gap-x-16 gap-y-4 lg:grid-cols-[5fr_7fr]">
          <div>
            <PageHeading content={content} className="text-major" />
            <p className="mt-5 max-w-card text-lead text-soft">
              {content.again.text}{' '}
              <a className="link" href={edition.address} download={edition.fileName}>
                {content.again.label}
              </a>
              .
            </p>
            <p className="mt-8">
              <TextLink link={content.home} className="inline-flex min-h-11 items-center" />
            </p>
          </div>
          <Steps steps={content.steps} as="h2" className="" />
        </div>
        <div className="mt-14 grid gap-x-16 gap-y-3 border-t border-rule pt-6 lg:grid-cols-[12rem_1fr]">
          <h2 className="font-sans text-small font-semibold tracking-normal">{content.reading.headline}</h2>
          <ul className="grid gap-x-12 gap-y-3 lg:grid-cols-3">
            {content.reading.items.map(({ name, href, text }) => (
              <li key={href}>
                <TextLink link={{ label: name, href }} /> <span className="text-soft">{text}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <CallToActionSection {...content.next} />
    </>
  )
}
