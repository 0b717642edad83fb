import { AreaForm } from '../../components/area/area-form.tsx'
import CallNotes from '../../components/call-notes/call-notes.island.tsx'
import { CallToActionSection } from '../../components/call-to-action-section.tsx'
import { Marked } from '../../components/page-heading.tsx'
import { CallToAction } from '../../components/ui/call-to-action.tsx'
import { Section } from '../../components/ui/section.tsx'
import { MoreLink } from '../../components/ui/text-link.tsx'
import { Paragraphs, TermItems } from '../../components/ui/texts.tsx'
import { agreement } from '../../content/promises/agreement.data.ts'
import { areaPrompt, areaContent as content } from '../../content/site/areas.data.ts'
import { today } from '../../content/site/today.ts'
import { specialties } from '../../content/specialties/specialties.data.ts'
import { Island } from '../../islands/island.tsx'
import type { PageProps, PageRequest } from '../../page-module.ts'
import { describeArea } from './answer.ts'
import { AreaMap } from './area-map.tsx'
import style from './page.css?inline'

export const handle = { style }

export const meta = () => content.meta

/** What the agreement promises about an area. */
const clause = agreement.clauses.find(({ id }) => id === 'area')

/** The answer for a ZIP code and a specialty; without a query, or for a specialty that isn't the site's, the form alone. */
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
    <>
      <Section tone="leaf" labelledBy="area" reveal={false}>
        <div className="grid items-center gap-x-16 gap-y-8 lg:grid-cols-[7fr_5fr]">
          <div>
            <p className="mb-3 text-label text-soft">{content.meta.title}</p>
            <h1 id="area" className="text-display max-[22rem]:text-major">
              <Marked text={answer?.headline ?? areaPrompt.headline} ringed={content.ringed} />
            </h1>
            <Paragraphs
              texts={answer?.texts ?? [areaPrompt.lead, content.takeAlong]}
              className="mt-4 max-w-lead text-lead text-soft"
            />
            {answer?.waitFor ? (
              <p className="mt-6">
                <a
                  className="secondary-button"
                  href={`/desk/lead?${new URLSearchParams({ area: answer.waitFor })}`}
                >
                  {content.waitlist}
                </a>
              </p>
            ) : null}
            {answer && !answer.waitFor ? (
              <>
                <CallToAction className="mt-8">{content.next.label}</CallToAction>
                <p className="mt-3 text-small text-soft">{content.next.text}</p>
                <Island
                  of={CallNotes}
                  client="load"
                  props={{ note: { kind: 'area', text: answer.headline, answers: form } }}
                />
              </>
            ) : null}
            <div className="mt-8">
              <AreaForm {...form} />
            </div>
          </div>
          {answer?.waitFor ? null : <AreaMap zip={answer ? form.zip : content.zip} labels={content.map} />}
        </div>
      </Section>
      <Section>
        <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-[7fr_5fr]">
          {clause ? (
            <figure className="card">
              <figcaption className="text-label text-soft">{content.clause.source}</figcaption>
              <blockquote className="mt-3 font-serif text-lead md:text-heading">
                <Paragraphs texts={clause.paragraphs} />
              </blockquote>
              <MoreLink link={content.clause.link} className="mt-5" />
            </figure>
          ) : null}
          <dl className="grid gap-y-8">
            <TermItems terms={content.terms} className="max-w-card border-t-2 border-evergreen pt-4" />
          </dl>
        </div>
      </Section>
      {answer ? null : <CallToActionSection text={content.next.text} label={content.next.label} />}
    </>
  )
}
