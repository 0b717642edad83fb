import { speculationRules } from '../speculation-rules.ts'
import { Document, type LayoutProps } from './document.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'

/** Texts of the layout's inline scripts, for the page's policy. */
export const agencyScripts = [speculationRules]

interface AgencyLayoutProps extends LayoutProps {
  analyticsId: string | undefined
  /** Whether the site counts its visits itself. */
  counting: boolean
  /** Not on the pages of a booking, nor on a page that sells nothing. */
  hasBookButton: boolean
}

/** The agency's pages: menus, footer, the consent banner for who has not been asked, analytics where there is a property. */
export function AgencyLayout({ analyticsId, counting, hasBookButton, head, ...layout }: AgencyLayoutProps) {
  return (
    <Document
      {...layout}
      marks={{
        'data-analytics': analyticsId,
        'data-uncounted': counting ? undefined : '',
      }}
      header={<Header hasBookButton={hasBookButton} />}
      footer={<Footer />}
      head={
        <>
          <link rel="manifest" href="/manifest.webmanifest" />
          {head}
          {/* biome-ignore-start lint/security/noDangerouslySetInnerHtml: rules of our own, the same on every page. */}
          <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules }} />
          {/* biome-ignore-end lint/security/noDangerouslySetInnerHtml: rules of our own, the same on every page. */}
        </>
      }
    />
  )
}
