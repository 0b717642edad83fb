import type { PaidTrafficContent } from './content.schema.ts'

interface LeadFormProps {
  content: PaidTrafficContent['proof']['form']
  practice: string
}

/** A drawing of the lead form that opens from the ad; not a form. */
export function LeadForm({ content, practice }: LeadFormProps) {
  return (
    <div className="feed-ad p-4">
      <p className="text-label text-soft">{practice}</p>
      <p className="font-serif text-minor">
        {content.title}
        <sup className="proof-number">{content.note}</sup>
      </p>
      <ul className="mt-3 grid grid-cols-2 gap-2.5">
        {content.fields.map((field) => (
          <li key={field} className="drawn-field first:col-span-2">
            {field}
          </li>
        ))}
      </ul>
      <p className="mt-3 flex gap-2.5">
        <span aria-hidden="true" className="drawn-box" />
        {content.box}
      </p>
      <p className="drawn-button mt-4 text-center">{content.button}</p>
    </div>
  )
}
