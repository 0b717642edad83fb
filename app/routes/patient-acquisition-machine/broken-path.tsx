import { Section } from '../../components/ui/section.tsx'
import type { MachineContent } from './content.schema.ts'

/** The patient's path with three vendors: a gap after each place, and an empty consultation at the end. */
export function BrokenPath({ content }: { content: MachineContent['broken'] }) {
  return (
    <Section labelledBy="broken" className="broken">
      <div className="grid gap-x-16 gap-y-5 lg:grid-cols-2">
        <h2 id="broken" className="max-w-[12em] text-major">
          {content.headline}
        </h2>
        <div className="space-y-4 lg:pt-1.5">
          {content.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
      <ol className="broken-path">
        {content.vendors.map((vendor) => (
          <li key={vendor.place} className="broken-place">
            <h3 className="text-minor">{vendor.place}</h3>
            <p className="text-label text-soft">{vendor.who}</p>
            <p className="mt-2">{vendor.report}</p>
            <p className="broken-gap">{vendor.lost}</p>
          </li>
        ))}
        <li className="broken-place broken-end">
          <h3 className="text-minor">{content.goal}</h3>
          <p className="mt-1 text-soft">{content.goalText}</p>
        </li>
      </ol>
    </Section>
  )
}
