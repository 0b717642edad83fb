import type { SampleAd } from './content.schema.ts'
import { Mark } from './notes.tsx'

/** A landing page at the size of a phone. Its form is a drawing. */
export function LandingPage({ content: { page, practice } }: { content: SampleAd }) {
  return (
    <div className="drawn-phone">
      <p className="bg-leaf px-5 py-2 text-label">
        {page.disclosure.text} <Mark note={page.disclosure.note} />
      </p>
      <p className="border-b border-rule px-5 py-2.5 text-label font-semibold">
        {page.crisis.text} <Mark note={page.crisis.note} />
      </p>
      <div className="px-5 pt-6 pb-7">
        <p className="text-label font-semibold text-evergreen">{practice}</p>
        <p className="drawn-headline">{page.headline}</p>
        {page.passages.map(({ title, text, note }) => (
          <p key={text} className="mt-4">
            {title ? (
              <>
                <b className="font-semibold">{title}</b>
                <br />
              </>
            ) : null}
            {text} <Mark note={note} />
          </p>
        ))}
        <div className="mt-6 border-t border-ink pt-5">
          {page.form.fields.map((field) => (
            <p key={field} className="drawn-field">
              {field}
            </p>
          ))}
          <p className="drawn-box">
            {page.form.box} <Mark note={page.form.note} />
          </p>
          <p className="drawn-button mt-4 block w-full text-center">{page.form.button}</p>
        </div>
        <p className="mt-5 text-label text-soft">
          {page.foot} <Mark note={11} />
        </p>
      </div>
    </div>
  )
}
