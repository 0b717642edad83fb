import { LEAD_FORM } from '../core/fields.ts'
import type { BookingContext } from '../form/context.ts'
import type { Done, FormDefinition, Submission } from '../form/handler.ts'
import { HttpError } from '../form/reasons.ts'
import { LEAD_ERROR_WORDS } from './labels.ts'
import { storeLead } from './mutations.ts'
import { leadPage } from './page.tsx'

/** The form that asks for the guide. */
export const leadForm: FormDefinition<typeof LEAD_FORM> = {
  name: 'lead',
  questions: LEAD_FORM,
  words: LEAD_ERROR_WORDS,
  store: storeRequest,
  page: async (context, refused) => leadPage(context, { ...refused, embed: false }),
}

/** @throws HttpError `expired` for another person at the same form */
async function storeRequest(
  context: BookingContext,
  { answers, consents, attribution, key }: Submission<typeof LEAD_FORM>,
): Promise<Done> {
  const { settings, store, now, log } = context
  const { formName, path } = settings.guide
  const request = { ...answers, consents, attribution, formKey: key, formName, wanted: null }
  const outcome = await storeLead(store, request, now(), settings)
  if (outcome.kind === 'reused') throw new HttpError({ kind: 'expired' })
  const isNew = outcome.kind === 'stored'
  if (isNew) {
    log.info({ lead: outcome.lead.id }, 'Guide requested.')
    context.wake()
  }
  return { outcome: outcome.kind, status: isNew ? 201 : 200, json: { next: path }, location: path }
}
