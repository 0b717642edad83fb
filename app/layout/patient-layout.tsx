import type { Clinic } from '../content/patients/clinics.ts'
import { Document, type LayoutProps } from './document.tsx'
import { PatientFooter } from './patient-footer.tsx'
import { PatientHeader } from './patient-header.tsx'

interface PatientLayoutProps extends LayoutProps {
  /** Null for an unknown one. */
  clinic: Clinic | null
  /** Whether the page is the clinic's advertorial. */
  isArticle: boolean
}

/**
 * The pages for a clinic's patients: no menus, nothing noted, nothing fetched that was not asked for. No other site, and
 * no other page of this one, learns from which clinic's page its visitor came.
 */
export function PatientLayout({ clinic, isArticle, head, ...layout }: PatientLayoutProps) {
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
