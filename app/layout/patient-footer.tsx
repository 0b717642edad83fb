import { fillPlaceholders } from '../content/checks/placeholders.ts'
import type { Clinic } from '../content/patients/clinics.ts'
import { patientFrame } from '../content/patients/patient-frame.ts'
import { frame } from '../content/site/navigation.ts'
import { addressLine } from '../content/site/site.schema.ts'
import { site } from '../content/site/site.ts'
import { CookieSettings, PrivacySignal } from './cookie-settings.tsx'
import { CrisisLinks } from './crisis-links.tsx'

interface PatientFooterProps {
  /** Null for an unknown one. */
  clinic: Clinic | null
  /** Whether the page is the clinic's advertorial, whose end says who made it and names the crisis line. */
  isArticle: boolean
}

/** Footer of the pages for patients: 988, how to reach the clinic, the legal pages and the copyright. */
export function PatientFooter({ clinic, isArticle }: PatientFooterProps) {
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
            {legal?.items.map((item) => (
              <li key={item.href}>
                <a
                  className="flex min-h-9 items-center hover:text-evergreen hover:underline"
                  href={item.href}
                >
                  {item.label}
                </a>
              </li>
            ))}
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
