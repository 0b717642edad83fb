import { AreaForm } from '../../components/area/area-form.tsx'
import { BookCall } from '../../components/book-call.tsx'
import CallNotes from '../../components/call-notes/call-notes.island.tsx'
import { areaContent as content } from '../../content/site/areas.data.ts'
import { today } from '../../content/site/today.ts'
import { specialties } from '../../content/specialties/specialties.data.ts'
import { Island } from '../../islands/island.tsx'
import type { PageProps, PageRequest } from '../../page-module.ts'
import { describeArea } from './answer.ts'

export const meta = () => content.meta

/** Without a query, or with another specialty than the site's, the form alone. */
export function load({ query }: PageRequest) {
  const specialty = specialties.find(({ name }) => name === query.get('specialty'))?.name
  const zip = (query.get('zip') ?? '').trim().slice(0, 12)
  const found = specialty && zip ? describeArea(specialty, zip, today()) : null
  const form = { specialty: specialty ?? '', zip }
  if (found && 'wrongZip' in found) return { form: { ...form, wrongZip: found.wrongZip }, answer: null }
  return { form, answer: found }
}

export function Page({ data: { form, answer } }: PageProps<typeof load>) {
  return (
    <div className="page-container grid items-start gap-x-16 gap-y-10 py-14 md:py-20 lg:grid-cols-[7fr_5fr]">
      <div>
        <h1 className="text-display">
          {answer?.headline ?? <span className="underscored">{content.headline}</span>}
        </h1>
        {(answer?.texts ?? [content.lead]).map((text) => (
          <p key={text} className="mt-4 max-w-[38rem] text-lead text-soft">
            {text}
          </p>
        ))}
        {answer?.waitFor ? (
          <p className="mt-6">
            <a className="solid-button" href={`/desk/lead?${new URLSearchParams({ area: answer.waitFor })}`}>
              {content.waitlist}
            </a>
          </p>
        ) : null}
        {answer && !answer.waitFor ? (
          <>
            <BookCall className="mt-8" label={content.next.label} />
            <p className="mt-3 text-small text-soft">{content.next.text}</p>
            <Island
              name="call-notes"
              of={CallNotes}
              wake="load"
              props={{ note: { kind: 'area', text: answer.headline } }}
            />
          </>
        ) : null}
      </div>
      <div className="card">
        <AreaForm {...form} />
      </div>
    </div>
  )
}
