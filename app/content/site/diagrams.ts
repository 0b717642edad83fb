/** Short labels in charts and tables; functions where they contain a number. */

export const ganttLabels = {
  week: 'Week',
}

export const growthLabels = {
  firstMonth: 'Month 1',
}

export const workedExampleLabels = {
  adSpend: 'Ad spend',
  fee: 'Our fee',
  booked: 'Consultations booked',
  at: (price: string) => `at ${price}`,
  kept: 'Show up',
  accepted: 'Start treatment',
  perPatient: 'Revenue per patient',
  cost: 'Fee and ads',
  revenue: 'Revenue',
  left: 'Left to cover your own costs',
  short: 'Loss',
  /** One sentence with the month’s people. */
  path: (booked: number, kept: number, patients: number) =>
    `${booked} booked, ${kept} show up, ${patients} start.`,
  method: { label: 'Try it with your own numbers', href: '/roi-calculator' },
}

export const deadlineLabels = {
  start: 'Launch',
  planned: (from: number, to: number) => `Planned for days ${from}–${to}`,
  end: (day: number) => `Day ${day}`,
  description: (from: number, to: number, day: number) =>
    `The plan is to reach the number between days ${from} and ${to} after launch. Day ${day} is the deadline.`,
}

export const agendaLabels = {
  minutes: (from: number, to: number) => `Minutes ${from}–${to}`,
  total: (minutes: number) => `${minutes} minutes in total.`,
}

export type WorkedExampleLabels = typeof workedExampleLabels
export type DeadlineLabels = typeof deadlineLabels
export type AgendaLabels = typeof agendaLabels
