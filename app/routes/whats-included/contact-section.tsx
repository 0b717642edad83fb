import { CallToAction } from '../../components/ui/call-to-action.tsx'
import { Section } from '../../components/ui/section.tsx'
import type { WhatsIncludedContent } from './content.schema.ts'

interface ContactSectionProps {
  content: WhatsIncludedContent['contact']
  phone: { display: string; dial: string }
  email: string
}

/** Target of the page's buttons: CTA, phone and e-mail. */
export function ContactSection({ content, phone, email }: ContactSectionProps) {
  return (
    <Section id="contact" tone="night" labelledBy="contact-headline">
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[7fr_5fr]">
        <div>
          <h2 id="contact-headline" className="max-w-[11.8em] text-major">
            {content.headline}
          </h2>
          <p className="mt-5 max-w-[36rem] text-lead text-paper/90">{content.text}</p>
          <p className="mt-8">
            <CallToAction href="/book">{content.callToAction}</CallToAction>
          </p>
        </div>
        <dl className="self-end">
          <div className="border-t border-white/30 py-4">
            <dt className="text-small text-paper/80">{content.phoneLabel}</dt>
            <dd className="mt-1 font-serif text-minor">
              <a className="link" href={`tel:${phone.dial}`}>
                {phone.display}
              </a>
            </dd>
          </div>
          <div className="border-y border-white/30 py-4">
            <dt className="text-small text-paper/80">{content.emailLabel}</dt>
            <dd className="mt-1 font-serif text-minor">
              <a className="link wrap-anywhere" href={`mailto:${email}`}>
                {email}
              </a>
            </dd>
          </div>
        </dl>
      </div>
    </Section>
  )
}
