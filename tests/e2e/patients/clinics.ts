import { type Clinic, clinics } from '../../../app/content/patients/clinics.data.ts'

export { clinics }

/** A clinic for tests that are the same at every clinic. */
export const [anyClinic] = clinics as [Clinic, ...Clinic[]]
