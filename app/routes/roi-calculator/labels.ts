/** Sentences with numbers in them, without a schema because the island imports them. */
export const roiLabels = {
  /** What has to be true for the month to pay, then whether it does. */
  takesStarts: (starts: number, kept: number) => `It pays when ${starts} of the ${kept} who come in start.`,
  takesPrice: (perPatient: string) => `It pays from ${perPatient} a patient.`,
  pays: (patients: number, amount: string) =>
    `Here ${patients} do, and ${amount} is left before your own costs.`,
  short: (patients: number, amount: string) =>
    `Here ${patients} start, and that’s ${amount} short. Don’t hire us on these numbers.`,
  breakEven: (needed: number, has: number) => {
    const patients = needed === 1 ? '1 new patient covers' : `${needed} new patients cover`
    return `${patients} the fee and the ads. This month has ${has}.`
  },
  /** What would make a losing month pay; without patients, no price would. */
  toBreakEven: (patients: number, perPatient: string) =>
    patients === 0
      ? 'Nobody starts treatment, so the month can’t pay. Look at the two rates first.'
      : `To break even, ${patients === 1 ? 'that 1 patient' : `each of the ${patients}`} would have to bring in ${perPatient}.`,
  withRoom: 'It still covers the fee and the ads, so you have room for error.',
} as const
