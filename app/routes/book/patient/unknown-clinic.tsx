import { CrisisNote } from '../../../components/patient/crisis-line.tsx'
import { ListItems } from '../../../components/ui/texts.tsx'
import { path } from './content.ts'

const { unknown: words } = path

/** For a patient whose link names a clinic that isn't here: 988, and what to do. */
export function UnknownClinic() {
  return (
    <div className="page-container pt-7 pb-16 md:pt-12 md:pb-24">
      <h1 className="max-w-[17em] text-major">{words.headline}</h1>
      <p className="mt-3 max-w-[40rem] text-soft md:text-lead">{words.text}</p>
      <CrisisNote />
      <h2 className="mt-8 text-minor">{words.next}</h2>
      <ul className="mt-3 max-w-[44rem]">
        <ListItems texts={words.steps} className="check border-t border-rule py-2.5" />
      </ul>
    </div>
  )
}
