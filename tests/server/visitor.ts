import { setTimeout as wait } from 'node:timers/promises'

/** The desk takes a form that was filled in faster than this for a robot's. */
const HUMAN_PAUSE_MS = 2100

/** A visitor without a browser, who does what the desk's form does. */
export interface Visitor {
  formKey: string
  name: string
  email: string
}

let visitors = 0

/** Opens the form as a page, and takes its key from it. */
export async function openForm(origin: string): Promise<Visitor> {
  visitors += 1
  const number = visitors
  const html = await (await fetch(`${origin}/desk/booking`)).text()
  const formKey = /"formKey":"([^"]+)"/.exec(html)?.[1]
  if (!formKey) throw new Error('The form carries no key.')
  return { formKey, name: `Visitor ${number}`, email: `visitor.${number}.${process.pid}@clinic.example.com` }
}

/** Several forms, opened together and old enough to be sent. */
export async function openForms(origin: string, count: number): Promise<Visitor[]> {
  const opened = await Promise.all(Array.from({ length: count }, () => openForm(origin)))
  await wait(HUMAN_PAUSE_MS)
  return opened
}

/** Free starts as UTC instants, earliest first. */
export async function freeStarts(origin: string): Promise<string[]> {
  const { starts }: { starts: string[] } = await (await fetch(`${origin}/desk/slots`)).json()
  return starts
}

/** Sends the form; the answer is the desk's own, as JSON. */
export function send(origin: string, visitor: Visitor, start: string): Promise<Response> {
  return fetch(`${origin}/desk/booking`, {
    method: 'POST',
    headers: { Accept: 'application/json' },
    body: new URLSearchParams({
      key: visitor.formKey,
      start,
      zone: 'America/Chicago',
      name: visitor.name,
      practice: 'Byron Clinic',
      email: visitor.email,
      phone: '(555) 010-0199',
      specialty: 'Ketamine',
      note: '',
    }),
  })
}
