import { LinkItems } from '../components/ui/texts.tsx'
import { frame } from '../content/site/navigation.data.ts'
import { site } from '../content/site/site.data.ts'
import { BrandLink } from './brand-link.tsx'
import { CookieSettings, PrivacySignal } from './cookie-settings.tsx'

const { footer } = frame
const social = Object.entries(site.social).filter(([, address]) => address !== '')
const networkNames: Record<string, string> = {
  linkedin: 'LinkedIn',
  facebook: 'Facebook',
  instagram: 'Instagram',
  youtube: 'YouTube',
  x: 'X',
}

export function Footer() {
  return (
    <footer className="border-t border-rule">
      <div className="footer page-container">
        <div className="footer-columns grid">
          <div>
            <BrandLink />
            <p className="mt-2 text-small text-soft max-sm:hidden print:hidden">{footer.line}</p>
            <address className="mt-2 text-fine lg:text-label">
              <p className="font-semibold max-sm:hidden print:hidden">{footer.contactHeading}</p>
              <a className="link inline-flex min-h-8 items-center" href={`tel:${site.phone.dial}`}>
                {site.phone.display}
              </a>
              <br className="max-sm:hidden" />
              <a className="link inline-flex min-h-8 items-center max-sm:ml-3" href={`mailto:${site.email}`}>
                {site.email}
              </a>
              <p className="mt-1 text-soft">{site.addressLine}</p>
              <p className="text-soft">{site.officeHours}</p>
            </address>
          </div>
          {footer.columns.map((column) => (
            <nav key={column.heading} aria-label={column.heading}>
              <p className="fold-label text-small font-semibold">{column.heading}</p>
              <details className="fold">
                <summary className="disclosure min-h-11 text-label font-semibold">{column.heading}</summary>
                <ul className="pb-2 text-small md:pt-2">
                  <LinkItems
                    links={column.items}
                    className="flex min-h-8 items-center text-soft hover:text-evergreen hover:underline"
                  />
                </ul>
              </details>
            </nav>
          ))}
        </div>
        {social.length > 0 ? (
          <nav aria-label={footer.socialHeading} className="mt-8">
            <ul className="flex flex-wrap gap-5 text-small">
              {social.map(([network, address]) => (
                <li key={network}>
                  <a className="link" href={address} rel="me noopener">
                    {networkNames[network]}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ) : null}
        <div className="footer-end border-t border-rule text-fine text-soft">
          <p>{footer.disclaimer}</p>
          <div className="flex flex-wrap items-center gap-x-5">
            <p>{`© ${new Date().getFullYear()} ${footer.rights}`}</p>
            <CookieSettings />
          </div>
          <PrivacySignal />
        </div>
      </div>
    </footer>
  )
}
