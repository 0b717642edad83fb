import { isRouteErrorResponse, Links, Meta, Outlet, useLocation, useMatches } from 'react-router'
import sansFont from '../.generated/fonts/instrument-sans.woff2?url'
import serifFont from '../.generated/fonts/newsreader.woff2?url'
import type { Route } from './+types/root'
import { clinicAt } from './content/clinics.ts'
import { crash } from './content/error.ts'
import { frame } from './content/navigation.ts'
import { deploymentPlaceholders } from './deployment-values.ts'
import { EntryScript } from './entry-script.tsx'
import { Island } from './islands/island.tsx'
import { ConsentRegion, markUnasked } from './layout/consent/consent-region.tsx'
import { Footer } from './layout/footer.tsx'
import { Header } from './layout/header.tsx'
import { MessagePage } from './layout/message-page.tsx'
import { PatientFooter } from './layout/patient-footer.tsx'
import { PatientHeader } from './layout/patient-header.tsx'
import Toasts from './layout/toasts.island.tsx'
import { UnavailablePage } from './layout/unavailable-page.tsx'
import { frameOf, type RouteHandle } from './route-handle.ts'
import { NotFoundScreen } from './routes/not-found/route.tsx'
import { speculationRules } from './speculation-rules.ts'
import styles from './styles/app.css?inline'

/** What every page has inline: the server takes it from here for the policy of a page that it renders. */
export const handle: RouteHandle = { style: styles, scripts: [speculationRules, markUnasked] }

export function Layout({ children }: { children: React.ReactNode }) {
  const { clinic, style } = frameOf(useMatches())
  const isArticle = clinicAt(useLocation().pathname) !== undefined
  return (
    <html
      lang="en-US"
      data-analytics={deploymentPlaceholders.analyticsId}
      {...(clinic ? { 'data-patient': '' } : {})}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#faf8f2" />
        <link rel="preload" href={serifFont} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="preload" href={sansFont} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {clinic ? null : <link rel="manifest" href="/manifest.webmanifest" />}
        {/* No other site, and no other page of this one, learns from which clinic's page its visitor came. */}
        {clinic ? <meta name="referrer" content="no-referrer" /> : null}
        <Meta />
        <Links />
        {/* Inlined, so that the first paint waits for the document alone. */}
        <style dangerouslySetInnerHTML={{ __html: style }} />
        {/* From a patient's page nothing is fetched that was not asked for. */}
        {clinic ? null : (
          <script
            type="speculationrules"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: rules of our own, the same on every page.
            dangerouslySetInnerHTML={{ __html: speculationRules }}
          />
        )}
        {/* Nothing is noted on a page for patients, so the banner comes there only when it is asked for. */}
        {clinic ? null : (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a script of our own, the same on every page.
          <script dangerouslySetInnerHTML={{ __html: markUnasked }} />
        )}
        <EntryScript />
      </head>
      <body>
        <a href="#main" className="skip-link">
          {frame.skipLink}
        </a>
        <ConsentRegion />
        {clinic ? <PatientHeader clinic={clinic} isArticle={isArticle} /> : <Header />}
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        {clinic ? <PatientFooter clinic={clinic} isArticle={isArticle} /> : <Footer />}
        <Island name="toasts" of={Toasts} wake="manual" props={frame.toasts} />
      </body>
    </html>
  )
}

export default function App() {
  return <Outlet />
}

/** A 404 shows the not-found page, a 503 that the database does not answer; anything else is a crash, which the server has already logged. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundScreen />
  if (isRouteErrorResponse(error) && error.status === 503) return <UnavailablePage />
  return <MessagePage {...crash} />
}
