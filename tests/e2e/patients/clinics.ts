import { type Clinic, clinics } from '../../../app/content/patients/clinics.data.ts'

export { clinics }

/** For what is the same at every clinic. */
export const [anyClinic] = clinics as [Clinic, ...Clinic[]]
