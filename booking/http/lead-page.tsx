import { renderToString } from 'react-dom/server'
import { LeadDocument } from '../ui/lead-document.tsx'
import { type LeadAnswers, type LeadError, NO_LEAD_ANSWERS } from '../ui/lead-props.ts'
import type { DeskContext } from './context.ts'
import { issueFormKey } from './form-key.ts'

interface LeadPage {
  embed: boolean
  attribution: Record<string, string>
  answers?: LeadAnswers
  error?: LeadError
}

/** The lead form's page with a fresh key: empty, or with all that was typed and the reason why it came back. */
export function leadPage(context: DeskContext, page: LeadPage): string {
  const { agency, guide, specialties, frameOrigins } = context.settings
  return `<!doctype html>${renderToString(
    <LeadDocument
      form={{
        brand: agency.name,
        phone: agency.phone,
        guideTitle: guide.title,
        next: guide.path,
        specialties,
        frameOrigins,
        formKey: issueFormKey(context.store.secret, context.now()),
        embed: page.embed,
        attribution: page.attribution,
        answers: page.answers ?? NO_LEAD_ANSWERS,
        error: page.error ?? null,
      }}
      site={agency.origin || '/'}
      assets={context.assets}
    />,
  )}`
}
