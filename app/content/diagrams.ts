/** Short labels in charts and tables; functions where they contain a number. */

export const ganttLabels = {
  week: 'Week',
}

export const growthLabels = {
  firstMonth: 'Month 1',
}

export const workedExampleLabels = {
  kind: 'Worked example, no client',
  adSpend: 'Ad spend',
  fee: 'Our fee',
  booked: 'Consultations booked',
  at: (price: string) => `at ${price}`,
  kept: 'Kept',
  accepted: 'Begin treatment',
  perPatient: 'One patient brings',
  cost: 'Fee and ads',
  revenue: 'Revenue',
  left: 'Left before your costs',
  short: 'Short by',
  method: { label: 'How the sum is done', href: '/roi-calculator' },
}

export const deadlineLabels = {
  start: 'Launch',
  planned: (from: number, to: number) => `Planned for days ${from}-${to}`,
  end: (day: number) => `Day ${day}`,
  description: (from: number, to: number, day: number) =>
    `A line of ${day} days from launch. The number is planned for days ${from} to ${to}; day ${day} is the deadline.`,
}

export const agendaLabels = {
  minutes: (from: number, to: number) => `Minute ${from}-${to}`,
  total: (minutes: number) => `${minutes} minutes in all.`,
}

export type WorkedExampleLabels = typeof workedExampleLabels
export type DeadlineLabels = typeof deadlineLabels
export type AgendaLabels = typeof agendaLabels
