import { LinkItems } from '../components/ui/texts.tsx'
import type { Clinic } from '../content/patients/clinics.data.ts'
import { patientFrame } from '../content/patients/patient-frame.data.ts'
import { patients } from '../content/patients/patients.data.ts'
import { fillPlaceholders } from '../content/placeholders.ts'
import { frame } from '../content/site/navigation.data.ts'
import { site } from '../content/site/site.data.ts'
import { addressLine } from '../content/site/site.schema.ts'
import { CookieSettings, PrivacySignal } from './cookie-settings.tsx'
import { Document, type LayoutProps } from './document.tsx'

interface PatientPage {
  /** Null for an unknown one, whose pages have no name. */
  clinic: Clinic | null
  /** Whether the page is the clinic's advertorial: labeled as an advertisement, it ends with who made it and the crisis line. */
  isArticle: boolean
}

/**
 * Layout of the pages for a clinic's patients: no menus, no tracking, no prefetching. They send no referrer, so that no
 * other site or page learns which clinic's page a visitor came from.
 */
export function PatientLayout({ clinic, isArticle, head, ...layout }: PatientPage & LayoutProps) {
  return (
    <Document
      {...layout}
      marks={{ 'data-patient': '' }}
      header={<PatientHeader clinic={clinic} isArticle={isArticle} />}
      footer={<PatientFooter clinic={clinic} isArticle={isArticle} />}
      head={
        <>
          <meta name="referrer" content="no-referrer" />
          {head}
        </>
      }
    />
  )
}

/** Header of the pages for patients: 988 first, then whose page it is. No menu. */
function PatientHeader({ clinic, isArticle }: PatientPage) {
  const { labels } = patients
  const note = isArticle ? labels.advertisement : clinic?.demo ? labels.demo : null
  return (
    <header className="border-b border-rule">
      <section aria-label={patientFrame.crisis.label} className="border-b border-rule bg-wash">
        <CrisisLinks className="page-container py-1 text-small" />
      </section>
      {clinic ? (
        <div className="page-container flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3">
          <p className="font-serif text-minor">
            {clinic.name}
            <span className="text-soft">, {clinic.city}</span>
          </p>
          {note ? <p className="text-fine text-soft">{note}</p> : null}
        </div>
      ) : null}
    </header>
  )
}

/** Footer of the pages for patients: 988, how to reach the clinic, the legal pages and the copyright. */
function PatientFooter({ clinic, isArticle }: PatientPage) {
  const legal = frame.footer.columns.find((column) =>
    column.items.some(({ href }) => href === '/privacy-policy'),
  )
  return (
    <footer className="border-t border-rule">
      <div className="page-container py-8 text-fine text-soft">
        {isArticle ? null : <CrisisLinks className="mb-5 text-small text-ink" />}
        {clinic ? <ClinicAddress clinic={clinic} /> : null}
        <nav aria-label={legal?.heading} className="mt-3">
          <ul className="flex flex-wrap gap-x-6">
            <LinkItems
              links={legal?.items ?? []}
              className="flex min-h-9 items-center hover:text-evergreen hover:underline"
            />
            <li>
              <CookieSettings />
            </li>
          </ul>
        </nav>
        {clinic && !isArticle ? (
          <p className="mt-3">{fillPlaceholders(patientFrame.madeBy, { clinic: clinic.name })}</p>
        ) : null}
        <p className="mt-3">
          © {new Date().getFullYear()} {fillPlaceholders(frame.footer.rights, { brand: site.brand })}
        </p>
        <PrivacySignal />
      </div>
    </footer>
  )
}

function ClinicAddress({ clinic: { name, address, phone } }: { clinic: Clinic }) {
  return (
    <address className="not-italic">
      <span className="font-semibold text-ink">{name}</span>, {addressLine(address)}.{' '}
      <a className="link inline-flex min-h-8 items-center" href={`tel:${phone.dial}`}>
        {fillPlaceholders(patientFrame.call, { phone: phone.display.replaceAll(' ', '\u00a0') })}
      </a>
    </address>
  )
}

const { crisis } = patientFrame
const target = 'link inline-flex min-h-8 items-center font-semibold whitespace-nowrap'

/** 988 and 911 as links, for somebody who needs them now. */
function CrisisLinks({ className = '' }: { className?: string }) {
  return (
    <p className={`flex flex-wrap items-center gap-x-1.5 ${className}`}>
      <span>{crisis.lead}</span>
      <a className={target} href="tel:988">
        {crisis.call}
      </a>
      <span>{crisis.or}</span>
      <a className={target} href="sms:988">
        {crisis.text}
      </a>
      <span className="sm:ml-3">{crisis.danger}</span>
      <a className={target} href="tel:911">
        {crisis.emergency}
      </a>
    </p>
  )
}
