import { randomUUID } from 'node:crypto'
import type { NewCallRequest } from '../domain/call-request.ts'

/** A valid request for a call at another time, for tests; each call is from another visitor. */
export function exampleCallRequest(changes: Partial<NewCallRequest> = {}): NewCallRequest {
  const formKey = changes.formKey ?? randomUUID()
  return {
    formKey,
    name: 'Dana Example',
    email: `visitor-${formKey}@example.com`,
    phone: '+1 555 0100',
    practice: 'Example Practice',
    preferredDay: '2026-12-01',
    partOfDay: 'afternoon',
    zone: 'America/Denver',
    note: 'Tuesdays are best.\nNot before lunch.',
    attribution: { utm_source: 'newsletter' },
    ...changes,
  }
}
