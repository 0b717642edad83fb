import { Icon } from '../components/icon.tsx'
import { LinkItems } from '../components/ui/texts.tsx'
import { frame } from '../content/site/navigation.data.ts'
import { site } from '../content/site/site.data.ts'
import { BrandLink } from './brand-link.tsx'
import { CookieSettings, PrivacySignal } from './cookie-settings.tsx'

const { footer } = frame
/** The networks with their names and icons, in the order shown. */
const NETWORKS = [
  { name: 'LinkedIn', icon: 'linkedin-logo-fill', address: site.social.linkedin },
  { name: 'Facebook', icon: 'facebook-logo-fill', address: site.social.facebook },
  { name: 'Instagram', icon: 'instagram-logo-fill', address: site.social.instagram },
  { name: 'YouTube', icon: 'youtube-logo-fill', address: site.social.youtube },
  { name: 'X', icon: 'x-logo-fill', address: site.social.x },
] as const

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
            <SocialLinks />
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

/** An icon for each network with an address. In the demo one without stands for it, so that an owner sees what can be set. */
function SocialLinks() {
  const shown = NETWORKS.filter(({ address }) => address || site.demoContent)
  if (shown.length === 0) return null
  return (
    <ul aria-label={footer.socialHeading} className="footer-social">
      {shown.map(({ name, icon, address }) => (
        <li key={name}>
          {address ? (
            <a href={address} rel="me" aria-label={name}>
              <Icon name={icon} />
            </a>
          ) : (
            <span role="img" aria-label={`${name}: ${footer.socialPlaceholder}`}>
              <Icon name={icon} />
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
