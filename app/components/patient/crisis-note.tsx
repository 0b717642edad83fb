import { patients } from '../../content/patients/patients.ts'
import { CrisisLine } from './crisis-line.tsx'

const { crisis } = patients

/** The crisis line, set apart. */
export function CrisisNote() {
  return (
    <p className="mt-5 max-w-[44rem] border-l-4 border-evergreen bg-white px-4 py-3 text-small">
      <strong className="font-semibold">{crisis.lead}</strong> <CrisisLine text={crisis.text} />
    </p>
  )
}
