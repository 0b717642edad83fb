import { Section } from '../../components/ui/section.tsx'
import type { GoogleBusinessContent } from './content.schema.ts'
import { PanelPart } from './profile-panel.tsx'

/** A drawn business profile. Each part has a numbered note: what we find, what we change, how to check it. */
export function AnnotatedProfile({ content }: { content: GoogleBusinessContent['profile'] }) {
  return (
    <Section labelledBy="profile" reveal={false}>
      <div className="grid gap-x-16 gap-y-4 lg:grid-cols-[7fr_5fr] lg:items-end">
        <h2 id="profile" className="max-w-[14.2em] text-major">
          {content.headline}
        </h2>
        <p className="text-lead text-soft">{content.lead}</p>
      </div>
      <p className="sr-only">{content.description}</p>
      <ol className="profile mt-10 lg:mt-14">
        {content.notes.map((note, index) => (
          <li key={note.part} className="profile-row">
            <div aria-hidden="true" className={`profile-part profile-${note.part}`}>
              <PanelPart part={note.part} panel={content.panel} />
              <span className="profile-number">{index + 1}</span>
            </div>
            <div className="profile-note">
              <h3 className="text-minor">{note.title}</h3>
              <dl className="mt-2">
                <dt>{content.foundLabel}</dt>
                <dd className="text-pencil">{note.found}</dd>
                <dt>{content.fixLabel}</dt>
                <dd>{note.fix}</dd>
                <dt>{content.checkLabel}</dt>
                <dd className="profile-check">{note.check}</dd>
              </dl>
            </div>
          </li>
        ))}
      </ol>
      <p className="mt-4 max-w-[24rem] text-fine text-soft">{content.note}</p>
    </Section>
  )
}
