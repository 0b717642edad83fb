import type { MachineContent } from '../../content/conversion.schema.ts'

/** The whole path on one line, under one brace. Its words are its meaning, so it is a list and no picture. */
export function PatientPath({ content }: { content: MachineContent['path'] }) {
  return (
    <div className="mt-2 lg:mt-6">
      <p className="patient-path-owner text-small text-paper/85">{content.owner}</p>
      <ol className="patient-path">
        {content.stops.map((stop) => (
          <li key={stop}>{stop}</li>
        ))}
      </ol>
    </div>
  )
}
