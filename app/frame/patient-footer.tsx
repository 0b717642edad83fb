import site from '../../site.config.ts'
import { frame } from '../../words/frame.ts'
import { fillTokens } from '../../words/tokens.ts'
import { ConsentReopen, PrivacySignal } from './consent-reopen.tsx'

/** Under a patient’s article: the legal pages and who made the page. */
export function PatientFooter() {
  const facts = { brand: site.brand, phone: site.phone.display, email: site.email }
  const legal = frame.footer.columns.find((column) =>
    column.items.some(({ href }) => href === '/privacy-policy'),
  )
  return (
    <footer className="border-t border-rule">
      <div className="mx-auto max-w-[74rem] px-5 py-8 text-fine text-soft md:px-10">
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
              <ConsentReopen />
            </li>
          </ul>
        </nav>
        <p className="mt-3">
          © {new Date().getFullYear()} {fillTokens(frame.footer.rights, facts)}
        </p>
        <PrivacySignal />
      </div>
    </footer>
  )
}
