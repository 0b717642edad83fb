import site from '../../site.config.ts'
import { frame } from '../content/navigation.ts'
import { fillPlaceholders } from '../content/placeholders.ts'
import { CookieSettings, PrivacySignal } from './cookie-settings.tsx'

/** Footer of the clinics' advertorials: legal pages and copyright only. */
export function PatientFooter() {
  const facts = { brand: site.brand, phone: site.phone.display, email: site.email }
  const legal = frame.footer.columns.find((column) =>
    column.items.some(({ href }) => href === '/privacy-policy'),
  )
  return (
    <footer className="border-t border-rule">
      <div className="page-container py-8 text-fine text-soft">
        <nav aria-label={legal?.heading}>
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
        <p className="mt-3">
          © {new Date().getFullYear()} {fillPlaceholders(frame.footer.rights, facts)}
        </p>
        <PrivacySignal />
      </div>
    </footer>
  )
}
