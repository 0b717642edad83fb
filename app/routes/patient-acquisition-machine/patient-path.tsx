import type { MachineContent } from '../../content/conversion.schema.ts'

/** The patient's path as a list of stops on one line. */
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
