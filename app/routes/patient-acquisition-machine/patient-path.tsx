import type { MachineWords } from '../../content/conversion.schema.ts'

/** The whole path on one line, under one brace. Its words are its meaning, so it is a list and no picture. */
export function PatientPath({ words }: { words: MachineWords['path'] }) {
  return (
    <div className="mt-2 lg:mt-6">
      <p className="patient-path-owner text-small text-paper/85">{words.owner}</p>
      <ol className="patient-path">
        {words.stops.map((stop) => (
          <li key={stop}>{stop}</li>
        ))}
      </ol>
    </div>
  )
}
